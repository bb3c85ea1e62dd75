// When a cached response is used instead of asking the server: RFC 2616, sections 13 and 14.9.

#import <Foundation/Foundation.h>

/// The cached response that the request accepts without asking the server; nil if there is none.
NSCachedURLResponse *cache_answer(NSURLRequest *request);

/// The cached response that the server has to validate; nil if there is none.
/// - sent: set to the conditional request.
NSCachedURLResponse *cache_answer_to_confirm(NSURLRequest *request, NSURLRequest **sent);

/// The cached response with the header fields of the server's "304 Not Modified", stored in the cache.
NSCachedURLResponse *cache_confirmed_answer(NSCachedURLResponse *kept, NSURLResponse *confirmation,
                                            NSURLRequest *request);

/// The longest response that is cached, in bytes.
enum { MostKeptBytes = 4 << 20 };

/// True if the response may be cached.
BOOL cache_may_keep(NSURLRequest *request, NSURLResponse *response);
