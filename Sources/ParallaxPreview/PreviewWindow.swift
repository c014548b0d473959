#if GTK
import CParallaxGTK
import Foundation
import Parallax
import ParallaxCairo
import ParallaxDocument
import ParallaxGTK
import PreviewKeys

/// The window: a stage as large as it, or what is wrong with its file.
@MainActor final class PreviewWindow {
    /// Called when it has been closed.
    var onClose: (() -> Void)?

    let window: UnsafeMutablePointer<GtkWindow>
    let view: StageView
    let toast = Toast()
    let options: PreviewOptions
    /// The stage that is shown, or was before its file had problems.
    private(set) var shown: ShownStage
    /// The file that is watched; another one than the shown stage's if the next one has problems.
    private(set) var file: URL
    /// The pictures that a file with problems names: one of them may be what it lacks.
    private var awaited: [URL] = []
    var own = OwnPictures()
    let saving = Saving()
    private var isClosed = false

    private let header: WindowHeader
    private let problems = ProblemPage()
    private let watch = FileWatch()
    private let retry = Delay()
    private let actions: WindowActions

    init(_ shown: ShownStage, _ options: PreviewOptions) {
        (self.shown, self.options) = (shown, options)
        file = shown.file
        for picture in options.pictures { own.take([picture], at: nil) }
        own.take(options.pictures, at: nil)
        var source = StageSource(own.put(into: shown.document), rows: options.rows)
        if let size = options.size { source.size = size }
        view = StageView(source, at: options.travel, age: options.age)
        window = cast(gtk_window_new())
        actions = WindowActions(on: window)
        header = WindowHeader(menu: actions.makeMenu(), keysGoTo: view.widget)
        view.policy = options.policy
        view.direction = options.direction
        build()
        watch.onChange = { [unowned self] files in filesChanged(files) }
        nameAndWatch()
    }

    /// Shows the window.
    func present() {
        gtk_window_present(window)
        if let script = options.script { view.play(script) }
    }

    private func build() {
        let root: Widget = cast(window)
        gtk_window_set_titlebar(window, header.widget)
        setDefaultSize()
        let overlay = gtk_overlay_new()!
        gtk_overlay_set_child(OpaquePointer(overlay), view.widget)
        // Over the stage, which stays: a button that goes down on a page that is going would come up on another.
        gtk_overlay_add_overlay(OpaquePointer(overlay), problems.widget)
        gtk_overlay_add_overlay(OpaquePointer(overlay), toast.widget)
        DropZone(on: overlay, view: view) { [unowned self] pictures, place in
            take(pictures, at: place)
        }.install()
        gtk_window_set_child(window, overlay)
        gtk_widget_grab_focus(view.widget)
        connect(UnsafeMutableRawPointer(root), "close-request") { [unowned self] _ in
            isClosed = true
            watch.end()
            retry.cancel()
            onClose?()
        }
        if options.traces { Trace.listen(in: window, to: view) }
        actions.run = { [unowned self] command in run(command) }
        if options.measures { actions.toggle(.measurements) }
        var size = view.stage.screen
        view.onFrame = { [unowned self] frame in
            if options.traces { trace(frame) }
            if frame.layout.screen == size { return }
            size = frame.layout.screen
            // Not within a drawing.
            Task { @MainActor [weak self] in self?.nameSize() }
        }
        view.onPictureError = { [unowned self] error in
            let name = error.file.lastPathComponent
            Task { @MainActor in self.say("\(name) cannot be shown") }
        }
    }

    /// As large as the stage, if the display is.
    private func setDefaultSize() {
        var height: Int32 = 0
        gtk_widget_measure(header.widget, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
        var room = GdkRectangle(x: 0, y: 0, width: Int32.max, height: Int32.max)
        if let monitor = g_list_model_get_item(gdk_display_get_monitors(gdk_display_get_default()), 0) {
            gdk_monitor_get_geometry(OpaquePointer(monitor), &room)
            g_object_unref(monitor)
        }
        let size = view.source.size
        let width = min(Int32(size.width.rounded(.up)), room.width)
        let body = min(Int32(size.height.rounded(.up)), room.height - Self.panel - height)
        // A window's edges may take some of it: the stage itself asks for its size, until it has got it.
        gtk_window_set_default_size(window, width, body + height)
        gtk_widget_set_size_request(view.widget, width, body)
        gtk_widget_add_tick_callback(
            view.widget,
            { widget, _, _ in
                gtk_widget_set_size_request(widget, -1, -1)
                return 0
            }, nil, nil)
    }

    /// What a desktop's own panel may need of a display's height, in points.
    private static let panel: Int32 = 40

    private var hasToldPlace = false
    /// The way that the engine takes by itself with the script that is played.
    private var path: GesturePlayer?
    private func trace(_ frame: StageView.Frame) {
        if !hasToldPlace { Trace.place(of: view) }
        hasToldPlace = true
        if path == nil, let start = view.playbackStart, let script = options.script {
            let stage = view.stage
            path = GesturePlayer(
                script, limits: stage.scrollLimits, paging: stage.paging, scale: view.scale,
                from: options.travel)
            Trace.event("playing", at: start)
        }
        Trace.frame(
            frame, decodings: view.decodings,
            path: path?.travel(at: frame.time - (view.playbackStart ?? frame.time)))
    }
}

// MARK: - The stage

extension PreviewWindow {
    /// What is shown, own pictures in it.
    var document: StageDocument { own.put(into: shown.document) }

    /// Takes pictures that were dropped on a row, a page or the header; files that are none change nothing.
    private func take(_ files: [String], at place: LayerHandle?) {
        let pictures = files.filter {
            PictureError.problem(with: URL(fileURLWithPath: $0), isThorough: false) == nil
        }
        guard !isWithoutStage() else { return }
        guard !pictures.isEmpty else {
            let name = URL(fileURLWithPath: files[0]).lastPathComponent
            return say(
                files.count == 1 ? "\(name) is no picture" : "None of the \(files.count) files is a picture")
        }
        // Rows over and over are the file's rows in turn.
        let count = shown.document.list?.rows.count ?? 0
        let isRow = place?.kind == .row && count > 0
        let before = own
        own.take(pictures, at: isRow ? place.map { LayerHandle(.row, $0.index % count) } : place)
        guard document.pictures.contains(where: { pictures.contains($0.file.path) }) else {
            own = before
            return say("No picture is shown there")
        }
        showAgain()
        say(pictures.count == 1 ? "Showing your picture" : "Showing your \(pictures.count) pictures")
    }

    /// Shows the stage as it is known.
    func showAgain() {
        var source = StageSource(document, rows: options.rows)
        if let size = options.size { source.size = size }
        view.show(source)
        nameAndWatch()
    }

    /// Reads the file; what is wrong with it is shown in its place.
    ///
    /// Not while a button is down on the problems, which would go from under it; at the latest after a few seconds.
    func reload(patience: Int = 40) {
        if problems.isHeld, patience > 0 {
            return retry.run(after: 100) { [unowned self] in reload(patience: patience - 1) }
        }
        retry.cancel()
        do throws(DocumentProblems) {
            shown = try ShownStage(file, after: shown)
            awaited = []
            showAgain()
            setProblems(nil)
        } catch {
            awaited = ShownStage.pictures(namedIn: file)
            setProblems(error)
            nameAndWatch()
        }
        if options.traces { Trace.event("reloaded") }
    }

    /// Shows what is wrong with the file, or the stage, which cannot be scrolled unseen: the page lies over it, and it has no
    /// keys. A hand that has hold of it keeps it, though, for when the file is right again.
    private func setProblems(_ found: DocumentProblems?) {
        if let found {
            // What has the keys and goes would have them until the next frame, and nobody would hear them.
            for place in [view.widget, problems.widget] where hasKeys(place) {
                gtk_window_set_focus(window, nil)
            }
            problems.show(found, of: file.deletingPathExtension().lastPathComponent)
            gtk_widget_set_can_focus(view.widget, 0)
        } else if problems.isShown {
            problems.hide()
            gtk_widget_set_can_focus(view.widget, 1)
            gtk_widget_grab_focus(view.widget)
        }
    }

    private func hasKeys(_ place: Widget) -> Bool {
        gtk_widget_get_state_flags(place).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }

    /// Shows the stage file so many further in the folder.
    private func turn(by step: Int) {
        let all = ShownStage.neighbours(of: file)
        let name = file.lastPathComponent
        let others = all.filter { $0.lastPathComponent != name }
        guard !others.isEmpty else { return say("There is no other stage in this folder") }
        // By name, from where it is, or was before it was deleted.
        let next = others.firstIndex { $0.lastPathComponent > name } ?? others.count
        file = others[(step > 0 ? next + step - 1 : next + step + others.count) % others.count]
        view.startOver(forgetsGesture: true)
        reload()
        view.startOver(forgetsGesture: true)
    }

    /// Writes beneath the name how large the stage is shown, while there is a window.
    private func nameSize() {
        if !isClosed { header.tell(view.stage.screen) }
    }

    private func nameAndWatch() {
        let name = file.deletingPathExtension().lastPathComponent
        header.name(file)
        nameSize()
        gtk_window_set_title(window, name)
        parallax_set_accessible_label(view.widget, name)
        actions.note(.direction, isOn: view.stage.direction == .rightToLeft)
        actions.note(motion: view.stage.policy)
        watch.watch([file] + shown.document.pictures.map(\.file) + own.files + awaited)
    }

    private func filesChanged(_ files: Set<URL>) {
        if files.contains(file) || problems.isShown {
            reload()
        } else {
            view.lookAtPictures()
            if options.traces { Trace.event("reloaded") }
        }
    }
}

// MARK: - Commands

extension PreviewWindow {
    private func run(_ command: PreviewKey.Command) {
        if Self.ofStage.contains(command), isWithoutStage() { return }
        switch command {
        case .motion: view.policy = actions.motion
        case .direction: view.direction = actions.isOn(.direction) ? .rightToLeft : .leftToRight
        case .measurements:
            let measurements = Measurements(of: view)
            view.overlay = actions.isOn(.measurements) ? { measurements.draw($0, $1) } : nil
        case .enter: view.enterAgain()
        case .restart: view.startOver()
        case .reload:
            view.forgetPictures()
            reload()
        case .pictures:
            own = OwnPictures()
            showAgain()
        case .next: turn(by: 1)
        case .previous: turn(by: -1)
        case .still: saveStill()
        case .film: saveFilm()
        case .script: saveScript()
        case .keys: KeysWindow.show(over: window)
        case .close: gtk_window_close(window)
        }
    }

    /// What is done with the stage that is seen.
    private static let ofStage: Set<PreviewKey.Command> = [.still, .film, .script, .enter, .restart]

    /// Says why something cannot be done if problems are shown in the place of the stage.
    private func isWithoutStage() -> Bool {
        if problems.isShown { say("No stage is shown until \(file.lastPathComponent) is right") }
        return problems.isShown
    }

    /// Says something, while there is a window to say it in.
    ///
    /// - Parameter isUnderWay: Whether it is about something that takes its time, and stays until there is more to say.
    func say(_ words: String, isUnderWay: Bool = false) {
        if isClosed { return }
        toast.show(words, isUnderWay: isUnderWay)
        if options.traces { Trace.words(words) }
    }
}
#endif
