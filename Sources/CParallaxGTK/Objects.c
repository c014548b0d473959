#ifdef PARALLAX_GTK
#include "CParallaxGTK.h"

typedef struct {
    GClosure closure;
    gboolean (*call)(void *box, const GValue *values, guint count);
    void (*release)(void *box);
} BoxedClosure;

static void marshal(
    GClosure *closure, GValue *answer, guint count, const GValue *values, gpointer hint, gpointer data) {
    BoxedClosure *boxed = (BoxedClosure *)closure;
    (void)hint;
    (void)data;
    gboolean result = boxed->call(closure->data, values + 1, count - 1);
    if (answer && G_VALUE_HOLDS_BOOLEAN(answer)) g_value_set_boolean(answer, result);
}

static void finalize(gpointer data, GClosure *closure) { ((BoxedClosure *)closure)->release(data); }

gulong parallax_connect(
    gpointer emitter, const char *signal, void *box,
    gboolean (*call)(void *box, const GValue *values, guint count), void (*release)(void *box)) {
    GClosure *closure = g_closure_new_simple(sizeof(BoxedClosure), box);
    ((BoxedClosure *)closure)->call = call;
    ((BoxedClosure *)closure)->release = release;
    g_closure_add_finalize_notifier(closure, box, finalize);
    g_closure_set_marshal(closure, marshal);
    return g_signal_connect_closure(emitter, signal, closure, FALSE);
}

gboolean parallax_get_flag(gpointer object, const char *property) {
    gboolean value = FALSE;
    g_object_get(object, property, &value, NULL);
    return value;
}

void parallax_set_flag(gpointer object, const char *property, gboolean value) {
    g_object_set(object, property, value, NULL);
}

void parallax_set_accessible_label(GtkWidget *widget, const char *label) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void parallax_set_accessible_place(GtkWidget *widget, int place, int count) {
    gtk_accessible_update_relation(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, place, GTK_ACCESSIBLE_RELATION_SET_SIZE, count, -1);
}

GtkWidget *parallax_alert_new(void) {
    return g_object_new(GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
}

void parallax_announce(GtkWidget *alert, const char *words) {
    parallax_set_accessible_label(alert, words);
#if GTK_CHECK_VERSION(4, 14, 0)
    gtk_accessible_announce(GTK_ACCESSIBLE(alert), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

double parallax_scale(GtkWidget *widget) {
#if GTK_CHECK_VERSION(4, 12, 0)
    GtkNative *native = gtk_widget_get_native(widget);
    GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
    if (surface) return gdk_surface_get_scale(surface);
#endif
    return gtk_widget_get_scale_factor(widget);
}
#endif
