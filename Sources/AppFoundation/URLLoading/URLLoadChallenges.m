// Passwords and certificates that servers ask for, and what the delegate says to that.

#import "RequestStores.h"
#import "ResponseFields.h"
#import "ServerCertificates.h"
#import "URLErrors.h"
#import "URLLoad.h"
#include "Runtime/Conformance.h"
#import "../../../SDK/include/Foundation/VergerURLLoading.h"

CONFORM(URLLoad, NSURLAuthenticationChallengeSender)

@implementation URLLoad (Challenges)

/// The protection space of a server whose certificate is not trusted.
- (NSURLProtectionSpace *)trustSpace {
    NSURL *url = [request URL];
    NSURLProtectionSpace *space =
        [[[NSURLProtectionSpace alloc] initWithHost:[url host]
                                               port:[[url port] integerValue] ?: 443
                                           protocol:@"https"
                                              realm:nil
                               authenticationMethod:NSURLAuthenticationMethodServerTrust] autorelease];
    NSArray *certificates = ((URLTransfer *)transfer)->certificates;
    if (certificates) protection_space_set_certificates(space, certificates);
    return space;
}

/// Asks the delegate whether to trust the server. The certificates are read by a separate connection first, since
/// libcurl does not return those of a connection that was refused because of them.
- (BOOL)challengesCertificate {
    SEL asks = @selector(connection:canAuthenticateAgainstProtectionSpace:);
    BOOL is_asked = [delegate respondsToSelector:@selector(connection:willSendRequestForAuthenticationChallenge:)];
    if (!is_asked && [delegate respondsToSelector:asks]) {
        is_asked = [delegate connection:connection canAuthenticateAgainstProtectionSpace:[self trustSpace]];
    }
    if (!is_asked || has_ended) return has_ended;
    reads_certificates = YES;
    [self transferRequest];
    return YES;
}

- (void)challenge:(NSURLProtectionSpace *)space {
    [method autorelease];
    method = [[space authenticationMethod] copy];
    NSURLCredential *proposed = nil;
    if (failures == 0 && credential == nil) {
        proposed = url_credential([request URL]);
        if (proposed == nil) {
            proposed = [request_credentials(request) defaultCredentialForProtectionSpace:space];
        }
        if (proposed) return [self retryWith:proposed];
    }
    if (credential) failures++;
    [self askDelegateAbout:space proposing:credential];
}

- (void)retryWith:(NSURLCredential *)answer {
    [credential autorelease];
    credential = [answer retain];
    [self transferRequest];
}

- (void)askDelegateAbout:(NSURLProtectionSpace *)space proposing:(NSURLCredential *)proposed {
    NSURLAuthenticationChallenge *challenge =
        [[[NSURLAuthenticationChallenge alloc] initWithProtectionSpace:space
                                                    proposedCredential:proposed
                                                  previousFailureCount:failures
                                                       failureResponse:response
                                                                 error:nil
                                                                sender:self] autorelease];
    is_waiting_for_answer = YES;
    [self askDelegate:challenge];
}

- (void)askDelegate:(NSURLAuthenticationChallenge *)challenge {
    NSURLProtectionSpace *space = [challenge protectionSpace];
    if ([delegate respondsToSelector:@selector(connection:willSendRequestForAuthenticationChallenge:)]) {
        [delegate connection:connection willSendRequestForAuthenticationChallenge:challenge];
        return;
    }
    SEL can = @selector(connection:canAuthenticateAgainstProtectionSpace:);
    // The delegate was already asked about the certificate.
    BOOL is_about_trust = [[space authenticationMethod] isEqualToString:NSURLAuthenticationMethodServerTrust];
    BOOL is_able = is_about_trust || ![delegate respondsToSelector:can] ||
                   [delegate connection:connection canAuthenticateAgainstProtectionSpace:space];
    if (is_able && [delegate respondsToSelector:@selector(connection:didReceiveAuthenticationChallenge:)]) {
        [delegate connection:connection didReceiveAuthenticationChallenge:challenge];
    } else {
        challenge_goes_unanswered(challenge);
    }
}

- (void)useCredential:(NSURLCredential *)answer forAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    if (!is_waiting_for_answer || has_ended) return;
    if (answer == nil) return [self continueWithoutCredentialForAuthenticationChallenge:challenge];
    is_waiting_for_answer = NO;
    NSURLProtectionSpace *space = [challenge protectionSpace];
    if ([[space authenticationMethod] isEqualToString:NSURLAuthenticationMethodServerTrust]) {
        trusts_any_certificate = YES;
        [self transferRequest];
        return;
    }
    if ([answer persistence] != NSURLCredentialPersistenceNone) {
        [request_credentials(request) setDefaultCredential:answer forProtectionSpace:space];
    }
    [self retryWith:answer];
}

- (void)continueWithoutCredentialForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    if (!is_waiting_for_answer || has_ended) return;
    is_waiting_for_answer = NO;
    NSString *asked = [[challenge protectionSpace] authenticationMethod];
    if ([asked isEqualToString:NSURLAuthenticationMethodServerTrust]) {
        return [self failWithError:url_error(NSURLErrorServerCertificateUntrusted, [request URL])];
    }
    // The body of this response is the page for users without a password.
    keeps_body = NO;
    NSData *said = [[kept retain] autorelease];
    [self deliverResponse:response];
    if ([said length] && !has_ended) [self deliverData:said];
    [self finish];
}

- (void)performDefaultHandlingForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    [self continueWithoutCredentialForAuthenticationChallenge:challenge];
}

- (void)rejectProtectionSpaceAndContinueWithChallenge:(NSURLAuthenticationChallenge *)challenge {
    [self continueWithoutCredentialForAuthenticationChallenge:challenge];
}

- (void)cancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    if (!is_waiting_for_answer || has_ended) return;
    is_waiting_for_answer = NO;
    [self failWithError:url_error(NSURLErrorUserCancelledAuthentication, [request URL])];
}

@end
