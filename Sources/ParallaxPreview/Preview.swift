#if GTK
import CParallaxGTK
import Foundation
import ParallaxDocument
import ParallaxGTK

/// The programme: a stage, a display, a window, and GLib's loop until the window is closed.
@MainActor enum Preview {
    static func main() {
        guard let options = PreviewOptions(Array(CommandLine.arguments.dropFirst())) else {
            end(2, "parallax: parallax-preview is started by: parallax preview STAGE [options]")
        }
        let shown: ShownStage
        do {
            shown = try ShownStage(URL(fileURLWithPath: options.stage))
        } catch {
            end(2, error.description)
        }
        signal(SIGINT) { _ in _exit(130) }
        g_set_prgname("parallax-preview")
        g_set_application_name("Parallax")
        guard gtk_init_check() != 0 else {
            end(
                3,
                """
                parallax: preview needs a display, and there is none; without one, paint a still or a film with \
                parallax render, or make a page for a browser with parallax page
                """)
        }
        MainQueue.attach()
        ColourScheme.follow()
        PreviewStyle.install()
        let loop = g_main_loop_new(nil, 0)
        let window = PreviewWindow(shown, options)
        window.onClose = { g_main_loop_quit(loop) }
        window.present()
        g_main_loop_run(loop)
        exit(0)
    }

    private static func end(_ status: Int32, _ words: String) -> Never {
        FileHandle.standardError.write(Data((words + "\n").utf8))
        exit(status)
    }
}
#endif
