// Streams of files by URL, and names of properties.

#import <Foundation/Foundation.h>

NSString *const NSStreamNetworkServiceType = @"kCFStreamNetworkServiceType";
NSString *const NSStreamNetworkServiceTypeVoIP = @"kCFStreamNetworkServiceTypeVoIP";
NSString *const NSStreamNetworkServiceTypeVideo = @"kCFStreamNetworkServiceTypeVideo";
NSString *const NSStreamNetworkServiceTypeBackground = @"kCFStreamNetworkServiceTypeBackground";
NSString *const NSStreamNetworkServiceTypeVoice = @"kCFStreamNetworkServiceTypeVoice";

@implementation NSOutputStream (Files)

+ (id)outputStreamWithURL:(NSURL *)url append:(BOOL)appends {
    return [[[self alloc] initWithURL:url append:appends] autorelease];
}

- (id)initWithURL:(NSURL *)url append:(BOOL)appends {
    if ([url isFileURL]) return [self initToFileAtPath:[url path] append:appends];
    [self release];
    return nil;
}

@end
