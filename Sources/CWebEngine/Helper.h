// The helper's parts, which share one page.
#pragma once

#include "EngineLibrary.h"
#include <WebMessage.h>

struct helper {
    GMainLoop *loop;
    struct wpe_view_backend_exportable_fdo *exporter;
    struct wpe_view_backend *backend;
    WebKitWebView *view;
    WebKitSettings *settings;
    /// Connects the keyboard with the page.
    GObject *typing;
    void *data_manager;
};

extern struct helper helper;

/// The descriptor by which the helper finds the socket to its web view.
enum { helper_socket = 3 };

/// Tells the web view. Ends the process if it cannot be told any more.
void helper_say(uint32_t kind, uint32_t number, const int32_t *values, const char *text, const char *bytes, size_t count);

/// Parts of a text that has a line for each, with as many as `count`; a missing one is empty. The text is changed.
void helper_split(char *text, char **lines, int count);

/// The number for something that the web view will answer.
uint32_t helper_next_number(void);

// MARK: Pictures

/// Makes what takes the engine's pictures.
void pictures_begin(void);
/// Pictures go into this memory from now on.
void pictures_set_window(struct web_message *message);
/// The web view has taken the last picture.
void pictures_were_taken(void);

// MARK: Typing and touching

void input_begin(void);
void input_touch(const struct web_message *message);
void input_press(const struct web_message *message);
void input_type(const struct web_message *message);

// MARK: The page

void page_begin(void);
void page_load_data(struct web_message *message);
void page_load_request(struct web_message *message);
void page_go(int distance);
void page_decide(const struct web_message *message);
void page_evaluate(const struct web_message *message);
void page_settle(uint32_t number);
void page_apply_settings(const struct web_message *message);
void page_close_dialog(const struct web_message *message);

// MARK: Lists of choices

void menu_begin(void);
/// Takes the choice of this index; a negative one leaves everything as it was.
void menu_choose(const struct web_message *message);

// MARK: The network

/// Lets the engine ask the web view for what it wants of the network. Returns 0 where there is no private network.
int network_begin(void);
void network_answer(struct web_message *message);
