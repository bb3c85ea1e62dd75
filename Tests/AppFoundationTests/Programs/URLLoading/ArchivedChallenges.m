// Challenges, credentials and protection spaces come back from archives; so do file wrappers, owners of files, and what the
// transformer of archives makes of data.
// > done

#import "../Expect.h"
#include <CoreFoundation/CFFileSecurity.h>

static id copied(id object) {
    IS([object conformsToProtocol:@protocol(NSCoding)]);
    return [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:object]];
}

@interface Asker : NSObject <NSURLAuthenticationChallengeSender>
@end
@implementation Asker
- (void)useCredential:(NSURLCredential *)credential forAuthenticationChallenge:(NSURLAuthenticationChallenge *)it {}
- (void)continueWithoutCredentialForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {}
- (void)cancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {}
- (void)performDefaultHandlingForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {}
@end

@interface Owner : NSObject <NSURLConnectionDelegate>
@end
@implementation Owner
- (BOOL)connectionShouldUseCredentialStorage:(NSURLConnection *)connection { return NO; }
- (BOOL)connection:(NSURLConnection *)it canAuthenticateAgainstProtectionSpace:(NSURLProtectionSpace *)space {
    return YES;
}
- (void)connection:(NSURLConnection *)connection
    willSendRequestForAuthenticationChallenge:(NSURLAuthenticationChallenge *)challenge {
    id<NSURLAuthenticationChallengeSender> sender = [challenge sender];
    if ([sender respondsToSelector:@selector(performDefaultHandlingForAuthenticationChallenge:)]) {
        [sender performDefaultHandlingForAuthenticationChallenge:challenge];
    }
    if ([sender respondsToSelector:@selector(rejectProtectionSpaceAndContinueWithChallenge:)]) {
        [sender rejectProtectionSpaceAndContinueWithChallenge:challenge];
    }
}
@end

static void challenges(void) {
    NSURLCredential *credential = [NSURLCredential credentialWithUser:@"me"
                                                             password:@"secret"
                                                          persistence:NSURLCredentialPersistenceForSession];
    NSURLCredential *other = copied(credential);
    SAME([other user], @"me");
    SAME([other password], @"secret");
    COUNT([other persistence], NSURLCredentialPersistenceForSession);
    NSURLProtectionSpace *space =
        [[[NSURLProtectionSpace alloc] initWithHost:@"example.com"
                                               port:8080
                                           protocol:@"https"
                                              realm:@"here"
                               authenticationMethod:NSURLAuthenticationMethodHTTPDigest] autorelease];
    SAME(copied(space), space);
    COUNT([copied(space) port], 8080);
    NSURLProtectionSpace *proxy =
        [[[NSURLProtectionSpace alloc] initWithProxyHost:@"proxy"
                                                    port:80
                                                    type:NSURLProtectionSpaceHTTPProxy
                                                   realm:nil
                                    authenticationMethod:NSURLAuthenticationMethodHTTPBasic] autorelease];
    IS([copied(proxy) isProxy]);
    SAME([copied(proxy) proxyType], NSURLProtectionSpaceHTTPProxy);
    NSError *error = [NSError errorWithDomain:NSURLErrorDomain code:NSURLErrorTimedOut userInfo:nil];
    Asker *asker = [[Asker new] autorelease];
    NSURLAuthenticationChallenge *challenge =
        [[[NSURLAuthenticationChallenge alloc] initWithProtectionSpace:space
                                                    proposedCredential:credential
                                                  previousFailureCount:3
                                                       failureResponse:nil
                                                                 error:error
                                                                sender:asker] autorelease];
    NSURLAuthenticationChallenge *read = copied(challenge);
    SAME([read protectionSpace], space);
    SAME([[read proposedCredential] user], @"me");
    COUNT([read previousFailureCount], 3);
    COUNT([[read error] code], NSURLErrorTimedOut);
    IS([read sender] == nil && [challenge sender] == asker);
    Owner *owner = [[Owner new] autorelease];
    [owner connection:nil willSendRequestForAuthenticationChallenge:challenge];
    id<NSURLConnectionDelegate> delegate = owner;
    IS(![delegate connectionShouldUseCredentialStorage:nil] &&
       [delegate connection:nil canAuthenticateAgainstProtectionSpace:space]);
}

static void files(void) {
    NSData *data = [@"contents" dataUsingEncoding:NSUTF8StringEncoding];
    NSFileWrapper *file = [[[NSFileWrapper alloc] initRegularFileWithContents:data] autorelease];
    [file setPreferredFilename:@"a.txt"];
    SAME([copied(file) regularFileContents], data);
    SAME([copied(file) preferredFilename], @"a.txt");
    CFFileSecurityRef security = CFFileSecurityCreate(NULL);
    CFFileSecuritySetOwner(security, 501);
    CFFileSecuritySetMode(security, 0644);
    CFUUIDRef uuid = CFUUIDCreateFromString(NULL, CFSTR("68753A44-4D6F-1226-9C60-0050E4C00067"));
    CFFileSecuritySetGroupUUID(security, uuid);
    NSFileSecurity *read = copied((id)security);
    IS([read isKindOfClass:[NSFileSecurity class]]);
    uid_t owner = 0;
    mode_t mode = 0;
    gid_t group = 0;
    CFUUIDRef found = NULL;
    IS(CFFileSecurityGetOwner((CFFileSecurityRef)read, &owner) && owner == 501);
    IS(CFFileSecurityGetMode((CFFileSecurityRef)read, &mode) && mode == 0644);
    IS(!CFFileSecurityGetGroup((CFFileSecurityRef)read, &group));
    IS(CFFileSecurityCopyGroupUUID((CFFileSecurityRef)read, &found) && CFEqual(found, uuid));
    IS(!CFFileSecurityCopyOwnerUUID((CFFileSecurityRef)read, &found));
}

@interface Doubler : NSValueTransformer
@end
@implementation Doubler
- (id)transformedValue:(id)value { return [NSNumber numberWithInt:2 * [value intValue]]; }
@end

static void transformers(void) {
    NSValueTransformer *keyed = [NSValueTransformer valueTransformerForName:NSKeyedUnarchiveFromDataTransformerName];
    NSArray *list = [NSArray arrayWithObject:@"x"];
    SAME([keyed transformedValue:[NSKeyedArchiver archivedDataWithRootObject:list]], list);
    SAME([keyed transformedValue:[keyed reverseTransformedValue:list]], list);
    IS([keyed transformedValue:nil] == nil && [[keyed class] allowsReverseTransformation]);
    IS([[NSValueTransformer valueTransformerNames] containsObject:NSKeyedUnarchiveFromDataTransformerName]);
    NSValueTransformer *named = [NSValueTransformer valueTransformerForName:@"Doubler"];
    SAME([named transformedValue:[NSNumber numberWithInt:4]], [NSNumber numberWithInt:8]);
    IS([NSValueTransformer valueTransformerForName:@"Doubler"] == named);
    IS([NSValueTransformer valueTransformerForName:@"NSString"] == nil);
}

int main(void) {
    @autoreleasepool {
        challenges();
        files();
        transformers();
        printf("done\n");
    }
    return 0;
}
