#ifndef CPARALLAX_GTK_H
#define CPARALLAX_GTK_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

/// What a widget does, as functions of its owner, the object that holds its state.
typedef struct {
    /// Handed to every function.
    void *owner;
    /// The widget is gone, and needs its owner no longer.
    void (*release)(void *owner);
    /// The sizes it wants, along an orientation.
    void (*measure)(void *owner, GtkOrientation orientation, int *minimum, int *natural);
    /// It has got a size: it places its children.
    void (*allocate)(void *owner, int width, int height);
    /// It draws itself, below its children.
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    /// The keyboard's focus moves into it or on within it; FALSE lets the focus leave.
    gboolean (*focus)(void *owner, GtkDirectionType direction);
} ParallaxWidgetFunctions;

/// A new widget. Functions that are NULL do what a plain widget does; a widget without `focus` takes the focus itself.
GtkWidget *parallax_widget_new(const char *css_name, GtkAccessibleRole role, ParallaxWidgetFunctions functions);

/// Calls `call` at each emission of a signal, with the values behind the emitter; what it returns is the answer of a signal
/// that wants a truth value. `box` is released when the emitter goes.
gulong parallax_connect(
    gpointer emitter, const char *signal, void *box,
    gboolean (*call)(void *box, const GValue *values, guint count), void (*release)(void *box));

/// Lets GLib's main loop run what is put on Swift's main queue, and so on the main actor.
void parallax_attach_main_queue(void);

/// A property that is a truth value.
gboolean parallax_get_flag(gpointer object, const char *property);
void parallax_set_flag(gpointer object, const char *property, gboolean value);

/// What assistive technologies are told of a widget: its name, and which of how many it is.
void parallax_set_accessible_label(GtkWidget *widget, const char *label);
void parallax_set_accessible_place(GtkWidget *widget, int place, int count);

/// A label for messages that come up by themselves, and words that assistive technologies are to read out beside it: by GTK 4.14
/// as an announcement, before that as the name of an alert.
GtkWidget *parallax_alert_new(void);
void parallax_announce(GtkWidget *alert, const char *words);

/// Device pixels a point of a widget, fractions too where GTK tells them.
double parallax_scale(GtkWidget *widget);

G_END_DECLS

#endif
