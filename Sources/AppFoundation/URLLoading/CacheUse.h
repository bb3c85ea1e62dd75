// When an answer of the cache takes the place of the server's: RFC 2616, sections 13 and 14.9.

#import <Foundation/Foundation.h>

/// The kept answer that the request is content with, without asking the server; nil if there is none.
NSCachedURLResponse *cache_answer(NSURLRequest *request);

/// The kept answer that the server is to be asked about; nil if there is none.
/// - sent: the request with the conditions under which the server sends another.
NSCachedURLResponse *cache_answer_to_confirm(NSURLRequest *request, NSURLRequest **sent);

/// The kept answer with what the server says about it now ("304 Not Modified"), which is kept from now on.
NSCachedURLResponse *cache_confirmed_answer(NSCachedURLResponse *kept, NSURLResponse *confirmation,
                                            NSURLRequest *request);

/// Longer answers are no business of the cache, in bytes.
enum { MostKeptBytes = 4 << 20 };

/// Whether the answer to the request may be kept.
BOOL cache_may_keep(NSURLRequest *request, NSURLResponse *response);
