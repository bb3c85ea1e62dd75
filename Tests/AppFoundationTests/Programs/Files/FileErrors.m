// Files that are not there, or that are in the way, give Cocoa's errors with the system's underneath.

#import <UIKit/UIKit.h>

static void report(const char *what, BOOL went_well, NSError *error) {
    NSError *underlying = [[error userInfo] objectForKey:NSUnderlyingErrorKey];
    printf("%s: %d %s %d, %s %d\n", what, went_well, [[error domain] UTF8String], (int)[error code],
           [[underlying domain] UTF8String] ?: "-", (int)[underlying code]);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSFileManager *manager = [NSFileManager defaultManager];
    NSString *folder = [NSTemporaryDirectory() stringByAppendingPathComponent:@"folder"];
    NSString *inner = [folder stringByAppendingPathComponent:@"a/b"], *text = [folder stringByAppendingPathComponent:@"t"];
    NSError *error = nil;
#define TRY(what, action)                                                                                              \
    error = nil;                                                                                                       \
    report(what, (action) != 0, error)
    TRY("create without parents", [manager createDirectoryAtPath:inner
                                      withIntermediateDirectories:NO
                                                       attributes:nil
                                                            error:&error]);
    TRY("create", [manager createDirectoryAtPath:inner withIntermediateDirectories:YES attributes:nil error:&error]);
    TRY("create again", [manager createDirectoryAtPath:inner withIntermediateDirectories:YES attributes:nil error:&error]);
    TRY("create over", [manager createDirectoryAtPath:inner withIntermediateDirectories:NO attributes:nil error:&error]);
    TRY("list", [manager contentsOfDirectoryAtPath:@"/nowhere" error:&error] != nil);
    TRY("remove", [manager removeItemAtPath:@"/nowhere" error:&error]);
    TRY("copy", [manager copyItemAtPath:@"/nowhere" toPath:text error:&error]);
    TRY("move", [manager moveItemAtPath:@"/nowhere" toPath:text error:&error]);
    TRY("attributes", [manager attributesOfItemAtPath:@"/nowhere" error:&error] != nil);
    TRY("write text", [@"h\u00e9" writeToFile:text atomically:YES encoding:NSUTF8StringEncoding error:&error]);
    TRY("write text nowhere", [@"x" writeToFile:@"/nowhere/x" atomically:YES encoding:4 error:&error]);
    TRY("write what ASCII lacks", [@"h\u00e9" writeToFile:text atomically:YES encoding:NSASCIIStringEncoding error:&error]);
    TRY("copy over", [manager copyItemAtPath:text toPath:inner error:&error]);
    TRY("read text", [NSString stringWithContentsOfFile:text encoding:NSUTF8StringEncoding error:&error] != nil);
    TRY("read as ASCII", [NSString stringWithContentsOfFile:text encoding:NSASCIIStringEncoding error:&error] != nil);
    TRY("read text nowhere", [NSString stringWithContentsOfFile:@"/nowhere" encoding:4 error:&error] != nil);
    TRY("read data nowhere", [NSData dataWithContentsOfFile:@"/nowhere" options:0 error:&error] != nil);
    TRY("write data nowhere", [[NSData data] writeToFile:@"/nowhere/x" options:NSAtomicWrite error:&error]);
    printf("%s\n", [[error localizedDescription] UTF8String]);
    NSDictionary *old = [NSDictionary dictionaryWithObject:[NSDate dateWithTimeIntervalSince1970:1000]
                                                    forKey:NSFileModificationDate];
    TRY("set attributes", [manager setAttributes:old ofItemAtPath:text error:&error]);
    NSDate *date = [[manager attributesOfItemAtPath:text error:NULL] fileModificationDate];
    printf("%g\n", [date timeIntervalSince1970]);
    NSArray *paths = [manager subpathsOfDirectoryAtPath:folder error:NULL];
    printf("%s\n", [[paths componentsJoinedByString:@" "] UTF8String]);
    NSURL *documents = [[manager URLsForDirectory:NSDocumentDirectory inDomains:NSUserDomainMask] lastObject];
    printf("%s\n", [[[documents path] lastPathComponent] UTF8String]);
    printf("%s\n", [[[NSError errorWithDomain:@"Mine" code:3 userInfo:nil] localizedDescription] UTF8String]);
    printf("%s\n", [[[NSError errorWithDomain:NSPOSIXErrorDomain code:2 userInfo:nil] localizedDescription] UTF8String]);
    [pool drain];
    return 0;
}

// > create without parents: 0 NSCocoaErrorDomain 4, NSPOSIXErrorDomain 2
// > create: 1 (null) 0, - 0
// > create again: 1 (null) 0, - 0
// > create over: 0 NSCocoaErrorDomain 516, NSPOSIXErrorDomain 17
// > list: 0 NSCocoaErrorDomain 260, NSPOSIXErrorDomain 2
// > remove: 0 NSCocoaErrorDomain 4, NSPOSIXErrorDomain 2
// > copy: 0 NSCocoaErrorDomain 260, NSPOSIXErrorDomain 2
// > move: 0 NSCocoaErrorDomain 4, NSPOSIXErrorDomain 2
// > attributes: 0 NSCocoaErrorDomain 260, NSPOSIXErrorDomain 2
// > write text: 1 (null) 0, - 0
// > write text nowhere: 0 NSCocoaErrorDomain 4, NSPOSIXErrorDomain 2
// > write what ASCII lacks: 0 NSCocoaErrorDomain 517, - 0
// > copy over: 0 NSCocoaErrorDomain 516, NSPOSIXErrorDomain 17
// > read text: 1 (null) 0, - 0
// > read as ASCII: 0 NSCocoaErrorDomain 261, - 0
// > read text nowhere: 0 NSCocoaErrorDomain 260, NSPOSIXErrorDomain 2
// > read data nowhere: 0 NSCocoaErrorDomain 260, NSPOSIXErrorDomain 2
// > write data nowhere: 0 NSCocoaErrorDomain 4, NSPOSIXErrorDomain 2
// > The operation couldn’t be completed. (Cocoa error 4.)
// > set attributes: 1 (null) 0, - 0
// > 1000
// > a a/b t
// > Documents
// > The operation couldn’t be completed. (Mine error 3.)
// > The operation couldn’t be completed. No such file or directory
