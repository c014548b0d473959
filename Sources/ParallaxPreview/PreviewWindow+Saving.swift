#if GTK
import CParallaxGTK
import Foundation
import Parallax
import ParallaxCairo
import ParallaxGTK

// What is shown, or the last gesture, as a file.
extension PreviewWindow {
    func saveStill() {
        tell {
            let scale = max(2, view.scale)
            let picture = try view.still(scale: scale).png()
            return try saving.save(picture, as: shown.name, ending: "png")
        }
    }

    func saveScript() {
        guard let gesture = view.gesture else {
            return say("There is no gesture yet: drag or flick the stage")
        }
        gdk_clipboard_set_text(gtk_widget_get_clipboard(view.widget), gesture.text)
        tell { try saving.save(Data((gesture.text + "\n").utf8), as: shown.name, ending: "script") }
    }

    func saveFilm() {
        guard let gesture = view.gesture else {
            return say("There is no gesture yet: drag or flick the stage")
        }
        say("Filming the last gesture …", isUnderWay: true)
        // Where rows enter, they do so before the gesture, as they have done in the window.
        let entrance = view.stage.rows.entrance.entranceDuration
        let entering: [GestureScript.Step] = entrance > 0 ? [.hold(entrance)] : []
        let script = GestureScript(
            gesture.steps.prefix(1) + entering + gesture.steps.dropFirst() + [.wait, .hold(0.3)])
        saving.film(
            document, rows: options.rows, script, stage: view.stage, scale: view.scale, name: shown.name
        ) { [weak self] result in
            switch result {
            case .success(let name): self?.sayIsSaved(name)
            case .failure(let failure): self?.say(failure.description)
            }
        }
    }

    private func sayIsSaved(_ name: String) {
        say("Saved \(name) in \(saving.folder.lastPathComponent)")
    }

    private func tell(_ save: () throws -> String) {
        do {
            sayIsSaved(try save())
        } catch {
            say("\(error)")
        }
    }
}
#endif
