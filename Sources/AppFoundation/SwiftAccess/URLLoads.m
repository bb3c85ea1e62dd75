// Loads of Swift apps: each is the delegate of a load as connections have it, on the queue of loads.

#include "URLLoads.h"
#import "../URLLoading/DispatchSignal.h"
#import "../URLLoading/URLLoad.h"
#import "../../../SDK/include/Foundation/VergerURLLoading.h"

@interface SwiftLoad : NSObject {
@package
    URLLoad *load;
    FoundationLoadOwner owner;
}
@end

@implementation SwiftLoad

- (void)dealloc {
    [load cancel];
    [load release];
    owner.release(owner.context);
    [super dealloc];
}

/// A client that answers no challenge is told of the error at once.
- (BOOL)respondsToSelector:(SEL)selector {
    if (sel_isEqual(selector, @selector(connection:willSendRequestForAuthenticationChallenge:))) {
        return owner.challenges != NULL;
    }
    return [super respondsToSelector:selector];
}

- (void)load:(URLLoad *)asking willSendRequest:(NSURLRequest *)request redirectResponse:(NSURLResponse *)response {
    owner.asks(owner.context, request, response);
}

- (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
    owner.responds(owner.context, response);
}

- (void)connection:(NSURLConnection *)connection didReceiveData:(NSData *)data {
    owner.receives(owner.context, data);
}

- (void)connection:(NSURLConnection *)connection
              didSendBodyData:(NSInteger)bytes
            totalBytesWritten:(NSInteger)sent
    totalBytesExpectedToWrite:(NSInteger)total {
    owner.sends(owner.context, sent, total);
}

- (void)connection:(NSURLConnection *)connection
    willSendRequestForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    owner.challenges(owner.context, challenge);
}

- (NSInputStream *)connection:(NSURLConnection *)connection needNewBodyStream:(NSURLRequest *)request {
    return (NSInputStream *)owner.renews_stream(owner.context);
}

- (NSCachedURLResponse *)connection:(NSURLConnection *)connection willCacheResponse:(NSCachedURLResponse *)response {
    return (NSCachedURLResponse *)owner.caches(owner.context, response);
}

- (void)connectionDidFinishLoading:(NSURLConnection *)connection { owner.ends(owner.context, NULL); }

- (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
    owner.ends(owner.context, error);
}

@end

void *foundation_load_waiting(void *request, void **response, void **error) {
    NSURLResponse *answer = nil;
    NSError *failure = nil;
    NSData *data = load_synchronously((NSURLRequest *)request, &answer, &failure);
    *response = answer;
    *error = failure;
    return data;
}

void foundation_loads_perform(void *context, void (*work)(void *)) { loads_perform(context, work); }

void *foundation_load_make(void *request, FoundationLoadOwner owner) {
    SwiftLoad *made = [SwiftLoad new];
    made->owner = owner;
    made->load = [[URLLoad alloc] initWithRequest:(NSURLRequest *)request delegate:made connection:nil];
    [made->load deliverOnQueueOfLoads];
    return made;
}

void foundation_load_start(void *load) { [((SwiftLoad *)load)->load start]; }

void foundation_load_send(void *load, void *request) {
    [((SwiftLoad *)load)->load continueWithRequest:(NSURLRequest *)request];
}

void foundation_load_hold(void *load, bool is_held) { [((SwiftLoad *)load)->load holdDelivery:is_held]; }

void foundation_load_answer(void *object, FoundationChallengeAnswer answer, void *credential) {
    NSURLAuthenticationChallenge *challenge = (NSURLAuthenticationChallenge *)object;
    id<NSURLAuthenticationChallengeSender> sender = [challenge sender];
    switch (answer) {
    case FoundationChallengeUseCredential:
        [sender useCredential:(NSURLCredential *)credential forAuthenticationChallenge:challenge];
        return;
    case FoundationChallengeCancel: [sender cancelAuthenticationChallenge:challenge]; return;
    case FoundationChallengeDefault:
    case FoundationChallengeReject: [sender continueWithoutCredentialForAuthenticationChallenge:challenge]; return;
    }
}

void foundation_load_cancel(void *load) { [((SwiftLoad *)load)->load cancel]; }

void foundation_load_release(void *load) { [(SwiftLoad *)load release]; }
