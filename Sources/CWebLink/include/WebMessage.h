#pragma once
#include <stddef.h>
#include <stdint.h>

// What a web view and its engine say to each other, over a pair of stream sockets. Nothing here depends on the engine.
//
// The two processes do not trust each other. A message is a head of fixed size, then a text, then bytes; each has a limit
// that is checked before anything is allocated. Numbers are in the byte order of the machine.

/// The kinds of messages. Their numbers stay.
enum web_message_kind {
    // To the engine.

    /// The memory that pictures are written into, which comes as a descriptor. Values: width and height in pixels, the
    /// width and height of the window on the page in units of the page, the pixels in such a unit times 65536.
    web_message_window = 1,
    /// Loads the bytes. Text: the media type, the encoding and the base URL, a line each.
    web_message_load_data,
    /// Loads a page. Text: the method and the URL, a line each. When the engine then asks for that URL the web view answers with
    /// what its own request gives, which may have other fields and a body.
    web_message_load_request,
    /// Goes through the list of pages. Value: how far, such as -1 for the previous page, or 0 to load this page again.
    web_message_go,
    web_message_stop,
    /// Runs the script in the bytes. Answered by `web_message_evaluated` of the same number.
    web_message_evaluate,
    /// Answers `web_message_decide` of the same number. Value: 1 to go there, 0 not to.
    web_message_decision,
    /// A finger. Values: 1 down, 2 moved, 3 up, 4 cancelled; its place in pixels of the window.
    web_message_touch,
    /// A key that has no text. Value: its number as X11 has it, such as 0xFF08 for Backspace.
    web_message_key,
    /// Text that was typed, in the bytes.
    web_message_typed,
    /// Values: 1 for a page without a background of its own. Text: the name that the engine gives to servers.
    web_message_settings,
    /// The last picture was taken; the next may be written.
    web_message_taken,
    /// Answered by `web_message_settled` of the same number when everything that came before has had its effect, in the
    /// picture too.
    web_message_settle,
    /// Closes the dialog of this number. Value: 1 if it was confirmed. Bytes: the text that was entered.
    web_message_close_dialog,
    /// The beginning of the answer to `web_message_request` of the same number. Text: the status and the header's
    /// fields, a line each.
    web_message_answer,
    /// More of the answer's body.
    web_message_answer_bytes,
    /// The answer's end. Value: 1 if it is whole.
    web_message_answer_end,
    /// Closes the list of this number. Value: the index of what was chosen, or -1.
    web_message_choose,

    // From the engine.

    /// The first message. Text: which engine it is.
    web_message_ready = 64,
    /// Whether to go to a page. Value: why (UIWebViewNavigationType). Text: the
    /// method and the URL, a line each.
    web_message_decide,
    /// How far the main page is: 0 begun, 1 redirected, 2 its content comes, 3 loaded. Values: that; 1 if the list of
    /// pages goes back, 1 if it goes forward. Text: the URL.
    web_message_progress,
    /// The main page could not be loaded. Values: the code as NSURLErrorDomain has it; 1 if it is one of WebKit's own domain; 1 if
    /// it is a PDF document, which the engine cannot show. Text: the URL. Bytes: why.
    web_message_failed,
    /// Value: 1 if the script ran, and the bytes are its result, 0 if it failed, and they say why.
    web_message_evaluated,
    /// A new picture is in the memory. Values: its width and height in pixels.
    web_message_picture,
    /// A field of the page has the keyboard's text, or none. Values: 1 or 0; which kind of text (0 any, 1 digits, 2 number,
    /// 3 telephone, 4 URL, 5 mail, 6 password).
    web_message_focus,
    web_message_settled,
    /// The page shows a dialog and waits. Value: 0 alert, 1 confirm, 2 prompt. Text: what it says. Bytes: the text that
    /// is in the field.
    web_message_dialog,
    /// The page wants something of the network. Text: method, URL and the header's fields, a line each. Bytes: the body.
    web_message_request,
    /// The page no longer wants the answer to the request of this number.
    web_message_cancel,
    /// The engine is at its end and says why.
    web_message_ended,
    /// A list of choices opens. Text: a line for each, a digit (1 may be chosen, 2 is chosen, 4 is a heading, added up) and its
    /// words. Without a text the list of this number is gone.
    web_message_menu,
};

enum { web_message_value_count = 5 };

struct web_message {
    uint32_t kind;
    /// Connects an answer with what it answers.
    uint32_t number;
    int32_t values[web_message_value_count];
    /// Both end with a zero that does not count, and are owned by the message.
    char *_Nullable text;
    char *_Nullable bytes;
    uint32_t text_length;
    uint32_t byte_count;
    /// A descriptor that came along, or -1.
    int descriptor;
};

/// The longest text and the most bytes of a message.
enum { web_message_longest_text = 1 << 20, web_message_most_bytes = 64 << 20 };

/// What became of sending or receiving.
enum web_message_result {
    web_message_done,
    /// The other side has closed the connection, or it broke.
    web_message_closed,
    /// The other side did not read for so long that it counts as hung.
    web_message_stuck,
    /// What came is no message: the connection is of no use any more.
    web_message_malformed,
};

/// Sends a message and waits until all of it is sent.
///
/// - text: with its length; NULL for none.
/// - descriptor: goes along, unless it is -1.
/// - patience: how long the other side may not read, in milliseconds of real time; -1 for as long as it likes.
enum web_message_result web_message_send(
    int socket, uint32_t kind, uint32_t number, const int32_t values[_Nullable web_message_value_count],
    const char *_Nullable text, size_t text_length, const void *_Nullable bytes, size_t byte_count, int descriptor,
    int patience);

/// Receives the next message and waits for it. The caller frees it.
///
/// - takes_descriptor: 0 to close what descriptors come.
enum web_message_result web_message_receive(int socket, struct web_message *_Nonnull message, int takes_descriptor);

void web_message_free(struct web_message *_Nonnull message);
