// Coders by key and in order: numbers of each width, bytes, arrays of C, conditional objects, classes under other names.
// > done

#import "../Expect.h"

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

@interface Record : NSObject <NSCoding> {
@public
    id other;
    int number;
}
@end
@implementation Record
- (void)encodeWithCoder:(NSCoder *)coder {
    if ([coder allowsKeyedCoding]) {
        [coder encodeInt32:number forKey:@"n"];
        [coder encodeConditionalObject:other forKey:@"o"];
    } else {
        [coder encodeValueOfObjCType:@encode(int) at:&number];
        [coder encodeConditionalObject:other];
    }
}
- (id)initWithCoder:(NSCoder *)coder {
    if ([coder allowsKeyedCoding]) {
        number = [coder decodeInt32ForKey:@"n"];
        other = [[coder decodeObjectForKey:@"o"] retain];
    } else {
        [coder decodeValueOfObjCType:@encode(int) at:&number];
        other = [[coder decodeObject] retain];
    }
    return self;
}
@end

@interface Renamed : Record
@end
@implementation Renamed
- (Class)classForKeyedArchiver { return [Record class]; }
+ (NSArray *)classFallbacksForKeyedArchiver { return [NSArray arrayWithObject:@"Fallback"]; }
+ (Class)classForKeyedUnarchiver { return [Record class]; }
- (id)replacementObjectForKeyedArchiver:(NSKeyedArchiver *)archiver { return self; }
@end

@interface Watcher : NSObject <NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate> {
@public
    NSMutableString *log;
}
@end
@implementation Watcher
- (id)archiver:(NSKeyedArchiver *)archiver willEncodeObject:(id)object {
    [log appendString:@"w"];
    return [object isEqual:@"secret"] ? @"shown" : object;
}
- (void)archiver:(NSKeyedArchiver *)archiver didEncodeObject:(id)object { [log appendString:@"d"]; }
- (void)archiver:(NSKeyedArchiver *)archiver willReplaceObject:(id)object withObject:(id)other {
    [log appendString:@"r"];
}
- (void)archiverWillFinish:(NSKeyedArchiver *)archiver { [log appendString:@"F"]; }
- (void)archiverDidFinish:(NSKeyedArchiver *)archiver { [log appendString:@"D"]; }
- (Class)unarchiver:(NSKeyedUnarchiver *)unarchiver
    cannotDecodeObjectOfClassName:(NSString *)name
                  originalClasses:(NSArray *)names {
    [log appendFormat:@"(%@)", name];
    return [Record class];
}
- (id)unarchiver:(NSKeyedUnarchiver *)unarchiver didDecodeObject:(id)object {
    [log appendString:@"o"];
    return [object isEqual:@"shown"] ? @"seen" : object;
}
- (void)unarchiver:(NSKeyedUnarchiver *)unarchiver willReplaceObject:(id)object withObject:(id)other {
    [log appendString:@"p"];
}
- (void)unarchiverWillFinish:(NSKeyedUnarchiver *)unarchiver { [log appendString:@"f"]; }
- (void)unarchiverDidFinish:(NSKeyedUnarchiver *)unarchiver { [log appendString:@"e"]; }
@end

static void keyed(void) {
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    COUNT([archiver outputFormat], NSPropertyListBinaryFormat_v1_0);
    [archiver setOutputFormat:NSPropertyListXMLFormat_v1_0];
    COUNT([archiver outputFormat], NSPropertyListXMLFormat_v1_0);
    NSCoder *coder = archiver;
    [coder encodeFloat:1.5f forKey:@"float"], [coder encodeDouble:0.1 forKey:@"double"],
        [coder encodeInt32:-7 forKey:@"int32"];
    [coder encodeInteger:99 forKey:@"integer"], [coder encodeInt64:1LL << 40 forKey:@"int64"];
    [coder encodeBytes:(const uint8_t *)"a\0b" length:3 forKey:@"bytes"];
    Watcher *watcher = [[Watcher new] autorelease];
    watcher->log = [NSMutableString string];
    [archiver setDelegate:watcher];
    [archiver encodeObject:@"secret" forKey:@"text"];
    [archiver finishEncoding];
    SAME(watcher->log, @"wrdFD");
    IS([[[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease] hasPrefix:@"<?xml"]);
    RAISES(NSInvalidArchiveOperationException, [archiver encodeInt:1 forKey:@"late"]);
    NSKeyedUnarchiver *unarchiver = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    coder = unarchiver;
    NSUInteger length = 0;
    IS([coder decodeFloatForKey:@"float"] == 1.5f && [coder decodeDoubleForKey:@"double"] == 0.1 &&
        [coder decodeInt32ForKey:@"int32"] == -7);
    IS([coder decodeIntegerForKey:@"integer"] == 99 && [coder decodeInt64ForKey:@"int64"] == 1LL << 40 &&
        [coder decodeIntegerForKey:@"none"] == 0);
    const uint8_t *bytes = [coder decodeBytesForKey:@"bytes" returnedLength:&length];
    IS(length == 3 && memcmp(bytes, "a\0b", 3) == 0);
    RAISES(NSRangeException, [coder decodeInt32ForKey:@"int64"]);
    RAISES(NSInvalidUnarchiveOperationException, [coder decodeIntegerForKey:@"text"]);
    [watcher->log setString:@""];
    [unarchiver setDelegate:watcher];
    SAME([unarchiver decodeObjectForKey:@"text"], @"seen");
    [unarchiver finishDecoding];
    SAME(watcher->log, @"opfe");
    RAISES(NSInvalidArgumentException, [[NSKeyedUnarchiver alloc] initForReadingWithData:[NSData dataWithBytes:"junk"
                                                                                                        length:4]]);
}

static void classes(void) {
    Record *record = [[Record new] autorelease], *outside = [[Record new] autorelease];
    record->number = 5, record->other = outside;
    Record *read = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:record]];
    IS(read->number == 5 && read->other == nil);
    NSArray *both = [NSKeyedUnarchiver
        unarchiveObjectWithData:[NSKeyedArchiver
                                    archivedDataWithRootObject:[NSArray arrayWithObjects:record, outside, nil]]];
    IS(((Record *)[both objectAtIndex:0])->other == [both objectAtIndex:1]);
    NSData *renamed = [NSKeyedArchiver archivedDataWithRootObject:[[Renamed new] autorelease]];
    IS([[NSKeyedUnarchiver unarchiveObjectWithData:renamed] class] == [Record class]);
    [NSKeyedArchiver setClassName:@"Elsewhere" forClass:[Record class]];
    SAME([NSKeyedArchiver classNameForClass:[Record class]], @"Elsewhere");
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    SAME([archiver classNameForClass:[Record class]], nil);
    [archiver encodeObject:record forKey:@"r"];
    [archiver finishEncoding];
    [NSKeyedArchiver setClassName:nil forClass:[Record class]];
    NSKeyedUnarchiver *unarchiver = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    RAISES(NSInvalidUnarchiveOperationException, [unarchiver decodeObjectForKey:@"r"]);
    Watcher *watcher = [[Watcher new] autorelease];
    watcher->log = [NSMutableString string];
    unarchiver = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    [unarchiver setDelegate:watcher];
    IS([[unarchiver decodeObjectForKey:@"r"] class] == [Record class]);
    SAME(watcher->log, @"(Elsewhere)o");
    unarchiver = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    [unarchiver setClass:[Record class] forClassName:@"Elsewhere"];
    IS([unarchiver classForClassName:@"Elsewhere"] == [Record class] &&
        [NSKeyedUnarchiver classForClassName:@"Elsewhere"] == Nil);
    IS(((Record *)[unarchiver decodeObjectForKey:@"r"])->number == 5);
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"archive"];
    IS([NSKeyedArchiver archiveRootObject:@"root" toFile:path] &&
        [[NSKeyedUnarchiver unarchiveObjectWithFile:path] isEqual:@"root"]);
    IS(![NSKeyedArchiver archiveRootObject:@"root" toFile:@"/no/such/archive"]);
    SAME(NSInvalidArchiveOperationException, @"NSInvalidArchiveOperationException");
    SAME(NSInvalidUnarchiveOperationException, @"NSInvalidUnarchiveOperationException");
}

/// Writes values one after the other and reads them again.
@interface Sequence : NSObject <NSCoding>
@end
@implementation Sequence
- (void)encodeWithCoder:(NSCoder *)coder {
    int number = 7, list[3] = {1, 2, 3};
    double real = 2.5;
    [coder encodeValuesOfObjCTypes:"id", &number, &real];
    [coder encodeArrayOfObjCType:@encode(int) count:3 at:list];
    [coder encodeBytes:"xyz" length:3];
    [coder encodeDataObject:[NSData dataWithBytes:"data" length:4]];
    [coder encodeObject:@"object"], [coder encodeRootObject:@"root"], [coder encodeBycopyObject:@"copy"],
        [coder encodeByrefObject:@"ref"];
}
- (id)initWithCoder:(NSCoder *)coder {
    int number = 0, list[3] = {0};
    double real = 0;
    NSUInteger length = 0;
    [coder decodeValuesOfObjCTypes:"id", &number, &real];
    [coder decodeArrayOfObjCType:@encode(int) count:3 at:list];
    IS(number == 7 && real == 2.5 && list[0] == 1 && list[2] == 3);
    void *bytes = [coder decodeBytesWithReturnedLength:&length];
    IS(length == 3 && memcmp(bytes, "xyz", 3) == 0);
    SAME([coder decodeDataObject], [NSData dataWithBytes:"data" length:4]);
    SAME([coder decodeObject], @"object");
    SAME([coder decodeObject], @"root");
    SAME([coder decodeObject], @"copy");
    SAME([coder decodeObject], @"ref");
    IS([coder systemVersion] > 0 && [coder versionForClassName:@"Sequence"] == 0);
    [coder setObjectZone:NSDefaultMallocZone()];
    IS([coder objectZone] == NSDefaultMallocZone() || [coder objectZone] == NULL);
    return self;
}
@end

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    keyed();
    classes();
    IS([[NSKeyedUnarchiver
           unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:[[Sequence new] autorelease]]] class] ==
        [Sequence class]);
    puts("done");
    [pool drain];
    return 0;
}
