#if GTK
import CParallaxGTK
import Parallax
import ParallaxGTK
import PreviewKeys

/// What the window can do, once: for its keys, its menu and its buttons.
@MainActor final class WindowActions {
    /// Does it.
    var run: ((PreviewKey.Command) -> Void)?

    private let group = g_simple_action_group_new()!
    private var actions: [PreviewKey.Command: OpaquePointer] = [:]

    /// Those that are on or off.
    private static let flags: Set<PreviewKey.Command> = [.direction, .measurements]
    private static let motions = ["full", "reduced", "none"]

    init(on window: UnsafeMutablePointer<GtkWindow>) {
        let keys = gtk_shortcut_controller_new()!
        gtk_shortcut_controller_set_scope(keys, GTK_SHORTCUT_SCOPE_GLOBAL)
        for key in PreviewKey.all {
            add(key.command)
            let name = key.command == .motion ? "preview.turn-motion" : "preview.\(key.command.rawValue)"
            addShortcut(key.accelerator, name, to: keys)
        }
        for (accelerator, command) in [
            ("F5", PreviewKey.Command.reload), ("<Control>r", .reload), ("<Control>w", .close),
            ("<Control>q", .close), ("F1", .keys), ("<Control>question", .keys), ("<Control>s", .still),
        ] {
            addShortcut(accelerator, "preview.\(command.rawValue)", to: keys)
        }
        let turn = g_simple_action_new("turn-motion", nil)!
        connect(UnsafeMutableRawPointer(turn), "activate") { [unowned self] _ in
            let next = (Self.motions.firstIndex(of: motionName)! + 1) % Self.motions.count
            change(.motion, to: g_variant_new_string(Self.motions[next]))
        }
        g_action_map_add_action(OpaquePointer(group), turn)
        let widget: Widget = cast(window)
        gtk_widget_add_controller(widget, keys)
        gtk_widget_insert_action_group(widget, "preview", OpaquePointer(group))
    }

    /// Whether something is on.
    func isOn(_ command: PreviewKey.Command) -> Bool {
        g_variant_get_boolean(state(of: command)) != 0
    }

    /// Turns something on or off.
    func toggle(_ command: PreviewKey.Command) {
        change(command, to: g_variant_new_boolean(isOn(command) ? 0 : 1))
    }

    /// Notes how it is without doing anything.
    func note(_ command: PreviewKey.Command, isOn: Bool) {
        g_simple_action_set_state(actions[command], g_variant_new_boolean(isOn ? 1 : 0))
    }

    /// Notes how much motion there is without doing anything.
    func note(motion: MotionPolicy) {
        g_simple_action_set_state(actions[.motion], g_variant_new_string("\(motion)"))
    }

    /// How much motion was chosen.
    var motion: MotionPolicy {
        switch motionName {
        case "reduced": .reduced
        case "none": .none
        default: .full
        }
    }

    private var motionName: String { String(cString: g_variant_get_string(state(of: .motion), nil)) }

    private func state(of command: PreviewKey.Command) -> OpaquePointer? {
        // The action keeps it.
        let state = g_action_get_state(actions[command])
        if let state { g_variant_unref(state) }
        return state
    }

    private func change(_ command: PreviewKey.Command, to state: OpaquePointer?) {
        g_simple_action_set_state(actions[command], state)
        run?(command)
    }

    private func add(_ command: PreviewKey.Command) {
        let name = command.rawValue
        let action: OpaquePointer
        if command == .motion {
            let type = g_variant_type_new("s")
            defer { g_variant_type_free(type) }
            action = g_simple_action_new_stateful(name, type, g_variant_new_string("full"))
            connect(UnsafeMutableRawPointer(action), "activate") { [unowned self] values in
                change(command, to: g_value_get_variant(values.value(0)))
            }
        } else if Self.flags.contains(command) {
            action = g_simple_action_new_stateful(name, nil, g_variant_new_boolean(0))
            connect(UnsafeMutableRawPointer(action), "activate") { [unowned self] _ in toggle(command) }
        } else {
            action = g_simple_action_new(name, nil)
            connect(UnsafeMutableRawPointer(action), "activate") { [unowned self] _ in run?(command) }
        }
        actions[command] = action
        g_action_map_add_action(OpaquePointer(group), action)
    }

    private func addShortcut(_ accelerator: String, _ name: String, to keys: OpaquePointer) {
        let shortcut = gtk_shortcut_new(
            gtk_shortcut_trigger_parse_string(accelerator), gtk_named_action_new(name))
        gtk_shortcut_controller_add_shortcut(keys, shortcut)
    }

    /// The menu behind the button in the header bar.
    func makeMenu() -> UnsafeMutablePointer<GMenuModel> {
        let menu = g_menu_new()!
        func add(
            _ items: [(title: String, action: String, key: PreviewKey.Command?)], titled title: String? = nil
        ) {
            let section = g_menu_new()!
            for item in items {
                let entry = g_menu_item_new(item.title, "preview." + item.action)
                if let key = item.key,
                    let accelerator = PreviewKey.all.first(where: { $0.command == key })?.accelerator
                {
                    g_menu_item_set_attribute_value(entry, "accel", g_variant_new_string(accelerator))
                }
                g_menu_append_item(section, entry)
                g_object_unref(UnsafeMutableRawPointer(entry))
            }
            g_menu_append_section(menu, title, cast(UnsafeMutableRawPointer(section)))
            g_object_unref(UnsafeMutableRawPointer(section))
        }
        add(
            [
                ("All Motion", "motion::full", nil), ("Reduced Motion", "motion::reduced", nil),
                ("No Motion", "motion::none", nil),
            ])
        add([("Right to Left", "direction", .direction), ("Measurements", "measurements", .measurements)])
        add([
            ("Enter Again", "enter", .enter), ("Begin Again", "restart", .restart),
            ("Reload", "reload", .reload),
            ("The Stage’s Own Pictures", "pictures", .pictures),
        ])
        add([
            ("Save Still", "still", .still), ("Save Gesture as Film", "film", .film),
            ("Save Gesture as Script", "script", .script),
        ])
        add([("Keyboard Shortcuts", "keys", .keys)])
        return cast(UnsafeMutableRawPointer(menu))
    }
}
#endif
