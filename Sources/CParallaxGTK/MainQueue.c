#ifdef PARALLAX_GTK
#include "CParallaxGTK.h"

#ifdef __linux__
#include <glib-unix.h>
#include <unistd.h>

// Dispatch's own way into another main loop, as CoreFoundation uses it.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean drain(gint handle, GIOCondition condition, gpointer data) {
    guint64 wakes;
    (void)condition;
    (void)data;
    if (read(handle, &wakes, sizeof wakes) < 0) return G_SOURCE_CONTINUE;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

void parallax_attach_main_queue(void) { g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, drain, NULL); }
#else
// Elsewhere GDK runs the system's own main loop, which drains the queue.
void parallax_attach_main_queue(void) {}
#endif
#endif
