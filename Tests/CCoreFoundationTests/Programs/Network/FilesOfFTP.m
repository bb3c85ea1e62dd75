// Files of an FTP server come and go as streams: with a name and a password, in parts, both ways of connecting.
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <CFNetwork/CFNetwork.h>
#include "FTPServer.h"
#include <dirent.h>

static NSURL *address(NSString *path) {
    return [NSURL URLWithString:[NSString stringWithFormat:@"ftp://127.0.0.1:%d/%@", ftp_port, path]];
}

/// What comes, and all events in their order.
static NSMutableData *received;
static NSMutableString *events;

static void changed(CFReadStreamRef stream, CFStreamEventType type, void *info) {
    static UInt8 buffer[30000];
    if (type == kCFStreamEventHasBytesAvailable) {
        CFIndex count = CFReadStreamRead(stream, buffer, sizeof buffer);
        if (count > 0) [received appendBytes:buffer length:(NSUInteger)count];
        if (![events hasSuffix:@"b"]) [events appendString:@"b"];
        return;
    }
    BOOL is_end = type == kCFStreamEventEndEncountered;
    [events appendString:type == kCFStreamEventOpenCompleted ? @"o" : is_end ? @"e" : @"!"];
    if (type != kCFStreamEventOpenCompleted) CFRunLoopStop(CFRunLoopGetCurrent());
}

/// Reads to the end in the run loop. The caller owns the stream.
static CFReadStreamRef read_all(NSString *path, NSDictionary *properties) {
    CFReadStreamRef stream = CFReadStreamCreateWithFTPURL(NULL, (CFURLRef)address(path));
    for (NSString *key in properties) {
        IS(CFReadStreamSetProperty(stream, (CFStringRef)key, (CFTypeRef)[properties objectForKey:key]));
    }
    received = [NSMutableData data];
    events = [NSMutableString string];
    CFStreamClientContext context = {0, NULL, NULL, NULL, NULL};
    CFOptionFlags wanted = kCFStreamEventOpenCompleted | kCFStreamEventHasBytesAvailable;
    wanted |= kCFStreamEventEndEncountered | kCFStreamEventErrorOccurred;
    CFReadStreamSetClient(stream, wanted, changed, &context);
    CFReadStreamScheduleWithRunLoop(stream, CFRunLoopGetCurrent(), kCFRunLoopDefaultMode);
    IS(CFReadStreamOpen(stream));
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 20, false);
    return stream;
}

static void let_go(CFReadStreamRef stream) {
    CFReadStreamSetClient(stream, 0, NULL, NULL);
    CFReadStreamClose(stream);
    CFRelease(stream);
}

static NSString *text(void) {
    return [[[NSString alloc] initWithData:received encoding:NSUTF8StringEncoding] autorelease];
}

static void downloads(void) {
    CFReadStreamRef stream = read_all(@"hello.txt", nil);
    SAME(text(), @"hello world");
    SAME(events, @"obe");
    SAME([(id)CFReadStreamCopyProperty(stream, kCFStreamPropertyFTPResourceSize) autorelease],
         [NSNumber numberWithInt:11]);
    COUNT(CFReadStreamGetStatus(stream), kCFStreamStatusAtEnd);
    let_go(stream);
    COUNT(strcmp(ftp_last_user, "anonymous"), 0);
    IS(ftp_passive_count == 1 && ftp_active_count == 0);

    let_go(read_all(@"empty.txt", nil));
    SAME(text(), @"");
    SAME(events, @"oe");

    let_go(read_all(@"large.bin", nil));
    COUNT([received length], FTPLargeSize);
    const char *bytes = [received bytes];
    IS(bytes[1] == 7 && bytes[FTPLargeSize - 1] == (char)((FTPLargeSize - 1) * 7));

    // From a place on; by a connection that the server makes.
    let_go(read_all(@"hello.txt", [NSDictionary dictionaryWithObject:[NSNumber numberWithInt:6]
                                                              forKey:(id)kCFStreamPropertyFTPFileTransferOffset]));
    SAME(text(), @"world");
    let_go(read_all(@"hello.txt", [NSDictionary dictionaryWithObject:(id)kCFBooleanFalse
                                                              forKey:(id)kCFStreamPropertyFTPUsePassiveMode]));
    SAME(text(), @"hello world");
    COUNT(ftp_active_count, 1);
}

/// Reading without a run loop waits.
static void waiting(void) {
    CFReadStreamRef stream = CFReadStreamCreateWithFTPURL(NULL, (CFURLRef)address(@"hello.txt"));
    UInt8 buffer[64];
    CFIndex length = 0, count;
    IS(CFReadStreamOpen(stream));
    while ((count = CFReadStreamRead(stream, buffer + length, 4)) > 0) length += count;
    COUNT(count, 0);
    COUNT(length, 11);
    let_go(stream);
}

static void names_and_passwords(void) {
    NSDictionary *right = [NSDictionary dictionaryWithObjectsAndKeys:@"anna", (id)kCFStreamPropertyFTPUserName,
                                                                     @"se cret", (id)kCFStreamPropertyFTPPassword, nil];
    let_go(read_all(@"hello.txt", right));
    SAME(text(), @"hello world");
    COUNT(strcmp(ftp_last_user, "anna"), 0);
    NSString *named = [NSString stringWithFormat:@"ftp://anna:se%%20cret@127.0.0.1:%d/hello.txt", ftp_port];
    NSData *data = [NSURLConnection sendSynchronousRequest:[NSURLRequest requestWithURL:[NSURL URLWithString:named]]
                                         returningResponse:NULL
                                                     error:NULL];
    COUNT([data length], 11);
    COUNT(strcmp(ftp_last_user, "anna"), 0);

    NSDictionary *wrong = [NSDictionary dictionaryWithObjectsAndKeys:@"anna", (id)kCFStreamPropertyFTPUserName,
                                                                     @"x", (id)kCFStreamPropertyFTPPassword, nil];
    CFReadStreamRef stream = read_all(@"hello.txt", wrong);
    SAME(events, @"!");
    NSError *error = [(NSError *)CFReadStreamCopyError(stream) autorelease];
    SAME([error domain], (id)kCFErrorDomainCFNetwork);
    COUNT([error code], kCFFTPErrorUnexpectedStatusCode);
    SAME([[error userInfo] objectForKey:(id)kCFFTPStatusCodeKey], [NSNumber numberWithInt:530]);
    CFStreamError old = CFReadStreamGetError(stream);
    COUNT(old.domain, kCFStreamErrorDomainFTP);
    COUNT(old.error, 530);
    let_go(stream);

    stream = read_all(@"missing.txt", nil);
    SAME(events, @"!");
    COUNT(CFReadStreamGetError(stream).error, 550);
    let_go(stream);
    stream = CFReadStreamCreateWithFTPURL(NULL, (CFURLRef)[NSURL URLWithString:@"http://127.0.0.1/"]);
    CFReadStreamOpen(stream);
    UInt8 byte;
    COUNT(CFReadStreamRead(stream, &byte, 1), -1);
    let_go(stream);
}

/// Sends as the run loop says that there is room.
@interface Sender : NSObject {
@public
    NSData *data;
    NSUInteger sent;
    NSMutableString *events;
}
@end

@implementation Sender
- (void)stream:(NSOutputStream *)stream handleEvent:(NSStreamEvent)event {
    if (event == NSStreamEventHasSpaceAvailable) {
        NSUInteger count = MIN([data length] - sent, 32768);
        NSInteger written = count ? [stream write:(const uint8_t *)[data bytes] + sent maxLength:count] : 0;
        if (written > 0) sent += (NSUInteger)written;
        if (![events hasSuffix:@"s"]) [events appendString:@"s"];
        if (sent == [data length]) CFRunLoopStop(CFRunLoopGetCurrent());
    } else {
        [events appendString:event == NSStreamEventOpenCompleted ? @"o" : @"!"];
        if (event != NSStreamEventOpenCompleted) CFRunLoopStop(CFRunLoopGetCurrent());
    }
}
@end

static NSError *send_file(NSString *path, NSData *data, long long offset, NSString *expected) {
    Sender *sender = [[Sender new] autorelease];
    sender->data = data;
    sender->events = [NSMutableString string];
    NSOutputStream *stream = (NSOutputStream *)CFWriteStreamCreateWithFTPURL(NULL, (CFURLRef)address(path));
    IS([stream setProperty:@"anna" forKey:(id)kCFStreamPropertyFTPUserName]);
    IS([stream setProperty:@"se cret" forKey:(id)kCFStreamPropertyFTPPassword]);
    if (offset) {
        [stream setProperty:[NSNumber numberWithLongLong:offset] forKey:(id)kCFStreamPropertyFTPFileTransferOffset];
    }
    [stream setDelegate:(id)sender];
    [stream scheduleInRunLoop:[NSRunLoop currentRunLoop] forMode:NSDefaultRunLoopMode];
    [stream open];
    CFRunLoopRunInMode(kCFRunLoopDefaultMode, 20, false);
    SAME(sender->events, expected);
    NSError *error = [[[stream streamError] retain] autorelease];
    [stream setDelegate:nil];
    [stream close];
    [stream release];
    return error;
}

static void uploads(void) {
    NSMutableData *data = [NSMutableData dataWithLength:FTPLargeSize];
    for (NSUInteger i = 0; i < FTPLargeSize; i++) ((char *)[data mutableBytes])[i] = (char)(i * 5);
    IS(send_file(@"new.bin", data, 0, @"os") == nil);
    ftp_wait_for_uploads(1);
    COUNT(ftp_upload_size, FTPLargeSize);
    COUNT(memcmp(ftp_upload, [data bytes], FTPLargeSize), 0);

    IS(send_file(@"new.bin", [NSData dataWithBytes:"rest" length:4], FTPLargeSize, @"os") == nil);
    ftp_wait_for_uploads(2);
    COUNT(ftp_upload_size, FTPLargeSize + 4);
    COUNT(memcmp(ftp_upload + FTPLargeSize, "rest", 4), 0);

    NSError *error = send_file(@"forbidden.txt", data, 0, @"!");
    COUNT([error code], kCFFTPErrorUnexpectedStatusCode);
    SAME([[error userInfo] objectForKey:(id)kCFFTPStatusCodeKey], [NSNumber numberWithInt:553]);

    // Without a run loop writing waits.
    CFWriteStreamRef stream = CFWriteStreamCreateWithFTPURL(NULL, (CFURLRef)address(@"short.txt"));
    IS(CFWriteStreamOpen(stream));
    COUNT(CFWriteStreamWrite(stream, (const UInt8 *)"short", 5), 5);
    CFWriteStreamClose(stream);
    CFRelease(stream);
    ftp_wait_for_uploads(3);
    COUNT(ftp_upload_size, 5);
}

static NSDate *day(int year, int month, int day, int hour, int minute) {
    NSDateComponents *parts = [[NSDateComponents new] autorelease];
    parts.year = year;
    parts.month = month;
    parts.day = day;
    parts.hour = hour;
    parts.minute = minute;
    return [[[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease] dateFromComponents:parts];
}

/// The entry that a line is, nil for none.
static NSDictionary *parsed(const char *line, CFIndex *used) {
    CFDictionaryRef found = (CFDictionaryRef)@"";
    *used = CFFTPCreateParsedResourceListing(NULL, (const UInt8 *)line, (CFIndex)strlen(line), &found);
    return [(NSDictionary *)found autorelease];
}

static void listings(void) {
    let_go(read_all(@"folder/", nil));
    NSMutableArray *entries = [NSMutableArray array];
    NSUInteger place = 0;
    CFDictionaryRef entry;
    CFIndex used;
    while ((used = CFFTPCreateParsedResourceListing(NULL, (const UInt8 *)[received bytes] + place,
                                                    (CFIndex)([received length] - place), &entry)) > 0) {
        place += (NSUInteger)used;
        if (entry) [entries addObject:[(id)entry autorelease]];
    }
    COUNT(used, 0);
    COUNT(place, [received length]);
    COUNT([entries count], 3);
    NSDictionary *folder = [entries objectAtIndex:0], *link = [entries lastObject];
    SAME([folder objectForKey:(id)kCFFTPResourceName], @"My Pictures");
    SAME([folder objectForKey:(id)kCFFTPResourceType], [NSNumber numberWithInt:DT_DIR]);
    SAME([folder objectForKey:(id)kCFFTPResourceMode], [NSNumber numberWithInt:0755]);
    SAME([folder objectForKey:(id)kCFFTPResourceOwner], @"anna");
    SAME([folder objectForKey:(id)kCFFTPResourceGroup], @"staff");
    SAME([folder objectForKey:(id)kCFFTPResourceModDate], day(2009, 1, 25, 0, 0));
    SAME([folder objectForKey:(id)kCFFTPResourceLink], @"");
    SAME([[entries objectAtIndex:1] objectForKey:(id)kCFFTPResourceSize], [NSNumber numberWithLongLong:FTPLargeSize]);
    SAME([link objectForKey:(id)kCFFTPResourceName], @"last");
    SAME([link objectForKey:(id)kCFFTPResourceLink], @"large.bin");
    SAME([link objectForKey:(id)kCFFTPResourceType], [NSNumber numberWithInt:DT_LNK]);

    NSDictionary *found = parsed("12-30-10  03:05PM       <DIR>          Web Site\r\n", &used);
    COUNT(used, 49);
    SAME([found objectForKey:(id)kCFFTPResourceName], @"Web Site");
    SAME([found objectForKey:(id)kCFFTPResourceModDate], day(2010, 12, 30, 15, 5));
    found = parsed("01-02-2009  12:05AM            1234 a.txt\n", &used);
    SAME([found objectForKey:(id)kCFFTPResourceSize], [NSNumber numberWithInt:1234]);
    SAME([found objectForKey:(id)kCFFTPResourceModDate], day(2009, 1, 2, 0, 5));
    // Without a group, a sticky folder; a time in place of the year is of the last twelve months.
    found = parsed("drwxrwxrwt  17 root 4096 Mar  4 12:30 tmp\n", &used);
    SAME([found objectForKey:(id)kCFFTPResourceMode], [NSNumber numberWithInt:01777]);
    NSTimeInterval age = -[[found objectForKey:(id)kCFFTPResourceModDate] timeIntervalSinceNow];
    IS(age > -2 * 24 * 3600 && age < 366 * 24 * 3600);
    // In Mac OS Roman: an app makes the bytes anew.
    found = parsed("-rw-r--r-- 1 a b 1 Jan 1 2010 \xc3\xa4\n", &used);
    NSData *bytes = [[found objectForKey:(id)kCFFTPResourceName] dataUsingEncoding:NSMacOSRomanStringEncoding];
    SAME(bytes, [NSData dataWithBytes:"\xc3\xa4" length:2]);

    IS(parsed("total 12\r\n", &used) == nil);
    COUNT(used, 10);
    IS(parsed("-rw-r--r-- 1 a b 1 Jan 1 2010 half", &used) == nil);
    COUNT(used, 0);
    static const char *const bad[] = {"\n", "-\n", "-rw-r--r--\n", "-rw-r--r-- 1 a b\n", "-rw-r--r-- 1 a b 1 Jan 99 2010 x\n",
                                      "-rw-r--r-- 1 a b 1 Jan 1 2010\n", "-rw-r--r-- 1 a b 1 Jan 1 2010 \n",
                                      "?rwxrwxrwx 1 a b 1 Jan 1 2010 x\n", "99-99-99 99:99PM 1 x\n",
                                      "-rw-r--r-- 1 a b 99999999999999999999 Jan 1 :: x\n"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        IS(parsed(bad[i], &used) == nil);
        COUNT(used, strlen(bad[i]));
    }
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    ftp_start();
    downloads();
    waiting();
    names_and_passwords();
    uploads();
    listings();
    printf("done\n");
    [pool drain];
    return 0;
}
