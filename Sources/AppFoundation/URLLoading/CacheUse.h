// When a cached response is used instead of asking the server: RFC 2616, sections 13 and 14.9.

#import <Foundation/Foundation.h>

/// What the cache has for a request.
struct cache_find {
    /// The response that the request accepts without asking the server; nil if there is none.
    NSCachedURLResponse *answer;
    /// The response that the server has to validate; nil if there is none.
    NSCachedURLResponse *confirmed;
    /// The request with the conditions for that; nil if there is none to validate.
    NSURLRequest *conditional;
};

struct cache_find cache_find(NSURLRequest *request);

/// The cached response with the header fields of the server's "304 Not Modified", stored in the cache.
NSCachedURLResponse *cache_confirmed_answer(NSCachedURLResponse *kept, NSURLResponse *confirmation,
                                            NSURLRequest *request);

/// The longest response that is cached, in bytes.
enum { MostKeptBytes = 4 << 20 };

/// True if the response may be cached.
BOOL cache_may_keep(NSURLRequest *request, NSURLResponse *response);
