// The engine of one web view, in a process of its own: it is started by the device, confined, with a socket to the app's
// web view on descriptor 3.

#include "Helper.h"
#include <glib-unix.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <signal.h>

struct helper helper;

void helper_say(uint32_t kind, uint32_t number, const int32_t *values, const char *text, const char *bytes, size_t count) {
    size_t length = text ? strlen(text) : 0;
    if (length > web_message_longest_text) length = web_message_longest_text;
    if (web_message_send(helper_socket, kind, number, values, text, length, bytes, count, -1, -1) != web_message_done) {
        exit(0);
    }
}

void helper_split(char *text, char **lines, int count) {
    for (int index = 0; index < count; index++) {
        lines[index] = text;
        char *end = index + 1 < count ? strchr(text, '\n') : NULL;
        if (end) *end = 0;
        text = end ? end + 1 : text + strlen(text);
    }
}

uint32_t helper_next_number(void) {
    static uint32_t last;
    return ++last;
}

static void handle(struct web_message *message) {
    switch (message->kind) {
    case web_message_window: pictures_set_window(message); break;
    case web_message_load_data: page_load_data(message); break;
    case web_message_load_request: page_load_request(message); break;
    case web_message_go: page_go(message->values[0]); break;
    case web_message_stop: engine.webkit_web_view_stop_loading(helper.view); break;
    case web_message_evaluate: page_evaluate(message); break;
    case web_message_decision: page_decide(message); break;
    case web_message_touch: input_touch(message); break;
    case web_message_key: input_press(message); break;
    case web_message_typed: input_type(message); break;
    case web_message_settings: page_apply_settings(message); break;
    case web_message_taken: pictures_were_taken(); break;
    case web_message_settle: page_settle(message->number); break;
    case web_message_choose: menu_choose(message); break;
    case web_message_close_dialog: page_close_dialog(message); break;
    case web_message_answer:
    case web_message_answer_bytes:
    case web_message_answer_end: network_answer(message); break;
    default: break;
    }
}

static gboolean receive(int socket, GIOCondition condition, gpointer context) {
    (void)condition;
    (void)context;
    struct web_message message;
    if (web_message_receive(socket, &message, 1) != web_message_done) {
        g_main_loop_quit(helper.loop);
        return FALSE;
    }
    handle(&message);
    web_message_free(&message);
    return TRUE;
}

int main(void) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // No display and no graphics card.
    setenv("EGL_PLATFORM", "surfaceless", 1);
    setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    // The whole helper is confined already, and this sandbox would need more than that leaves.
    setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 1);
    const char *missing = engine_library_open();
    if (missing == NULL && !engine.wpe_loader_init("libWPEBackend-fdo-1.0.so.1")) missing = "libWPEBackend-fdo-1.0.so.1";
    if (missing == NULL && !engine.wpe_fdo_initialize_shm()) missing = "a display for libWPEBackend-fdo";
    if (missing) {
        helper_say(web_message_ended, 0, NULL, missing, NULL, 0);
        return 1;
    }
    helper.loop = g_main_loop_new(NULL, FALSE);
    pictures_begin();
    page_begin();
    input_begin();
    menu_begin();
    int32_t values[web_message_value_count] = {network_begin()};
    char *name = g_strdup_printf(
        "WPE WebKit %d.%d.%d", engine.webkit_get_major_version(), engine.webkit_get_minor_version(),
        engine.webkit_get_micro_version());
    helper_say(web_message_ready, 0, values, name, NULL, 0);
    g_free(name);
    g_unix_fd_add(helper_socket, G_IO_IN | G_IO_HUP, receive, NULL);
    g_main_loop_run(helper.loop);
    return 0;
}
