#pragma once
#include <stdbool.h>
#include <stdint.h>

// The URL loading system for Swift: requests and responses as plain values, and loads, which follow redirections, answer
// challenges and use cookies and caches as connections of Objective-C apps do.

/// A request's values. Those that are NULL are not set.
typedef struct FoundationRequest {
    void *_Nullable url;
    void *_Nullable method;
    /// A dictionary of header fields.
    void *_Nullable fields;
    void *_Nullable body;
    /// An NSInputStream.
    void *_Nullable body_stream;
    void *_Nullable main_document;
    /// NSHTTPCookieStorage, NSURLCache and NSURLCredentialStorage in the place of the shared ones; the null object for none.
    void *_Nullable cookies, *_Nullable cache, *_Nullable credentials;
    unsigned long cache_policy, service;
    double timeout;
    bool handles_cookies, uses_pipelining;
} FoundationRequest;

void *_Nonnull foundation_request(const FoundationRequest *_Nonnull values);

/// What a redirection changes of a request, autoreleased.
typedef struct FoundationRedirection {
    void *_Nullable url, *_Nullable method, *_Nullable fields;
} FoundationRedirection;

FoundationRedirection foundation_redirection(void *_Nonnull request);

/// A response's values, autoreleased.
typedef struct FoundationResponse {
    void *_Nullable url, *_Nullable media_type, *_Nullable text_encoding, *_Nullable suggested_filename;
    int64_t expected_length;
    /// Of HTTP; 0 for others, which have no fields.
    long status;
    void *_Nullable fields;
} FoundationResponse;

void foundation_response_read(void *_Nonnull response, FoundationResponse *_Nonnull values);
/// NULL if that is no response of HTTP.
void *_Nullable foundation_http_response(void *_Nonnull url, long status, void *_Nullable version,
                                         void *_Nullable fields);
void *_Nonnull foundation_response(void *_Nonnull url, void *_Nullable media_type, long expected_length,
                                   void *_Nullable text_encoding);
/// The sentence that Foundation has for a status.
void *_Nonnull foundation_status_text(long status);

/// A stream whose bytes come from `read`, which returns 0 at the end and −1 if it fails. `release` is called when it goes.
void *_Nonnull foundation_input_stream(void *_Nonnull content,
                                       long (*_Nonnull read)(void *_Nonnull content, uint8_t *_Nonnull buffer,
                                                             long length),
                                       void (*_Nonnull release)(void *_Nonnull content));

/// A new storage of cookies that is in memory only.
void *_Nonnull foundation_cookies_in_memory(void);

/// The certificates of a server that asks to be trusted, or NULL; and the credential that trusts them.
void *_Nullable foundation_space_trust(void *_Nonnull space);
void *_Nonnull foundation_credential_of_trust(void *_Nonnull trust);

/// Loads while the caller waits.
///
/// - Parameters:
///   - response, error: set to what came, autoreleased, or NULL.
/// - Returns: NULL if it failed.
void *_Nullable foundation_load_waiting(void *_Nonnull request, void *_Nullable *_Nonnull response,
                                        void *_Nullable *_Nonnull error);

/// Who is told of a load, on the queue of loads. Objects are autoreleased.
typedef struct FoundationLoadOwner {
    void *_Nonnull context;
    /// A request is about to be sent: the first one, or one to which the response redirects. The load waits for
    /// `foundation_load_send`.
    void (*_Nonnull asks)(void *_Nonnull context, void *_Nonnull request, void *_Nullable response);
    void (*_Nonnull responds)(void *_Nonnull context, void *_Nonnull response);
    void (*_Nonnull receives)(void *_Nonnull context, void *_Nonnull data);
    void (*_Nonnull sends)(void *_Nonnull context, int64_t sent, int64_t total);
    /// The load waits for `foundation_load_answer`. NULL: it answers as for nobody.
    void (*_Nullable challenges)(void *_Nonnull context, void *_Nonnull challenge);
    /// Another stream in the place of one that was sent; NULL if there is none.
    void *_Nullable (*_Nonnull renews_stream)(void *_Nonnull context);
    /// What the cache is to keep in a response's place; NULL for nothing.
    void *_Nullable (*_Nonnull caches)(void *_Nonnull context, void *_Nonnull response);
    /// Nothing follows but `release`.
    void (*_Nonnull ends)(void *_Nonnull context, void *_Nullable error);
    void (*_Nonnull release)(void *_Nonnull context);
} FoundationLoadOwner;

/// Calls `work` on the queue of loads, after what was asked of it before. What follows belongs to that queue.
void foundation_loads_perform(void *_Nonnull context, void (*_Nonnull work)(void *_Nonnull context));

/// A new load, owned by the caller.
void *_Nonnull foundation_load_make(void *_Nonnull request, FoundationLoadOwner owner);
void foundation_load_start(void *_Nonnull load);
/// Goes on with a request. NULL: a redirection itself is the response, and the first request is not sent.
void foundation_load_send(void *_Nonnull load, void *_Nullable request);
/// While it is held nothing comes, and the server is not asked for more than fits.
void foundation_load_hold(void *_Nonnull load, bool is_held);
typedef enum FoundationChallengeAnswer {
    FoundationChallengeUseCredential,
    FoundationChallengeDefault,
    FoundationChallengeCancel,
    FoundationChallengeReject,
} FoundationChallengeAnswer;
void foundation_load_answer(void *_Nonnull challenge, FoundationChallengeAnswer answer, void *_Nullable credential);
/// The owner is not told any more, but to release its context.
void foundation_load_cancel(void *_Nonnull load);
void foundation_load_release(void *_Nonnull load);
