// Data with bytes of its own, borrowed and mapped ones, from files and addresses; index sets and index paths.
// > done

#import "../Expect.h"

#pragma clang diagnostic ignored "-Wdeprecated-declarations"

static NSData *bytes(const char *text) { return [NSData dataWithBytes:text length:strlen(text)]; }

static void data(void) {
    char buffer[8] = "xxxxxxx";
    NSError *error = nil;
    NSData *hello = [[[NSData alloc] initWithBytes:"hello" length:5] autorelease];
    IS([hello isEqualToData:bytes("hello")] && ![hello isEqualToData:bytes("hullo")]);
    [hello getBytes:buffer length:2];
    IS(strcmp(buffer, "hexxxxx") == 0);
    [hello getBytes:buffer length:99];
    IS(strcmp(buffer, "helloxx") == 0);
    [bytes("HEL") getBytes:buffer];
    IS(strcmp(buffer, "HELloxx") == 0);
    char *own = strdup("own");
    NSData *borrowed = [NSData dataWithBytesNoCopy:own length:3 freeWhenDone:NO];
    IS([borrowed bytes] == own && [bytes("own") isEqual:borrowed]);
    IS([[NSData dataWithBytesNoCopy:strdup("given") length:5] isEqual:bytes("given")]);
    IS([[[[NSData alloc] initWithBytesNoCopy:strdup("given") length:5] autorelease] length] == 5);
    IS([[[[NSData alloc] initWithBytesNoCopy:own length:3 freeWhenDone:YES] autorelease] isEqual:bytes("own")]);
    NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"bytes"];
    NSURL *url = [NSURL fileURLWithPath:path];
    IS([hello writeToURL:url atomically:YES]);
    SAME([[[NSData alloc] initWithContentsOfFile:path] autorelease], hello);
    SAME([NSData dataWithContentsOfURL:url], hello);
    SAME([NSData dataWithContentsOfURL:url options:NSDataReadingMapped error:&error], hello);
    SAME([[[NSData alloc] initWithContentsOfFile:path options:NSDataReadingUncached error:&error] autorelease], hello);
    SAME([[[NSData alloc] initWithContentsOfURL:url options:0 error:&error] autorelease], hello);
    SAME([[[NSData alloc] initWithContentsOfMappedFile:path] autorelease], hello);
    SAME([[NSData alloc] initWithContentsOfFile:@"/no/such"], nil);
    SAME([[NSData alloc] initWithContentsOfMappedFile:@"/no/such"], nil);
    SAME([NSData dataWithContentsOfURL:[NSURL fileURLWithPath:@"/no/such"]], nil);
    SAME([[NSData alloc] initWithContentsOfFile:@"/no/such" options:0 error:&error], nil);
    IS([[error domain] isEqual:NSCocoaErrorDomain] && [error code] == NSFileReadNoSuchFileError);
    SAME([[error userInfo] objectForKey:NSFilePathErrorKey], @"/no/such");
    SAME([[NSData alloc] initWithContentsOfURL:[NSURL fileURLWithPath:@"/"] options:0 error:&error], nil);
    IS(error != nil);
    IS(![hello writeToURL:[NSURL fileURLWithPath:@"/no/such/file"] atomically:NO]);
    NSMutableData *list = [NSMutableData dataWithCapacity:4];
    [list appendData:hello];
    COUNT([list length], 5);
    COUNT([[[[NSMutableData alloc] initWithCapacity:9] autorelease] length], 0);
    NSMutableData *zero = [[[NSMutableData alloc] initWithLength:3] autorelease];
    IS([zero length] == 3 && memcmp([zero bytes], "\0\0\0", 3) == 0);
    SAME([bytes("\x01\xff" "abc") description], @"<01ff6162 63>");
}

static void indexes(void) {
    NSMutableIndexSet *set = [[[NSMutableIndexSet alloc] initWithIndexesInRange:NSMakeRange(5, 5)] autorelease];
    [set addIndexes:[[[NSIndexSet alloc] initWithIndex:20] autorelease]];
    IS([set containsIndexesInRange:NSMakeRange(6, 3)] && ![set containsIndexesInRange:NSMakeRange(8, 3)]);
    IS([set containsIndexes:[NSIndexSet indexSetWithIndex:20]] &&
        ![set containsIndexes:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(9, 2)]]);
    IS([set intersectsIndexesInRange:NSMakeRange(9, 3)] && ![set intersectsIndexesInRange:NSMakeRange(10, 10)]);
    COUNT([set countOfIndexesInRange:NSMakeRange(8, 13)], 3);
    COUNT([set indexGreaterThanIndex:9], 20);
    COUNT([set indexGreaterThanOrEqualToIndex:9], 9);
    COUNT([set indexGreaterThanIndex:20], NSNotFound);
    COUNT([set lastIndex], 20);
    COUNT([[NSIndexSet indexSet] lastIndex], NSNotFound);
    NSUInteger room[4] = {0, 0, 0, 77};
    NSRange range = {7, 20};
    COUNT([set getIndexes:room maxCount:3 inIndexRange:&range], 3);
    IS(room[0] == 7 && room[2] == 9 && room[3] == 77 && range.location == 10 && range.length == 17);
    COUNT([set getIndexes:room maxCount:4 inIndexRange:&range], 1);
    IS(room[0] == 20 && range.length == 0);
    __block NSUInteger sum = 0, turns = 0;
    [set enumerateIndexesUsingBlock:^(NSUInteger index, BOOL *stop) {
        sum += index;
        *stop = index == 7;
    }];
    COUNT(sum, 18);
    [set enumerateIndexesWithOptions:NSEnumerationReverse usingBlock:^(NSUInteger index, BOOL *stop) {
        if (turns++ == 0) sum = index;
    }];
    IS(sum == 20 && turns == 6);
    SAME([set indexesWithOptions:0 passingTest:^BOOL(NSUInteger index, BOOL *stop) { return index % 2 == 0; }],
        ([[[set indexesPassingTest:^BOOL(NSUInteger index, BOOL *stop) { return index % 2 == 0; }] copy] autorelease]));
    IS([[[[NSIndexSet alloc] initWithIndexSet:set] autorelease] isEqualToIndexSet:set]);
    [set shiftIndexesStartingAtIndex:8 by:3];
    IS([set containsIndex:7] && ![set containsIndex:8] && [set containsIndex:11] && [set containsIndex:23] &&
        [set count] == 6);
    [set shiftIndexesStartingAtIndex:11 by:-4];
    IS([set containsIndex:7] && [set containsIndex:8] && [set containsIndex:19] && [set count] == 5);
    [set removeIndexesInRange:NSMakeRange(0, 7)];
    [set removeIndexes:[NSIndexSet indexSetWithIndex:19]];
    IS([set isEqualToIndexSet:[NSIndexSet indexSetWithIndexesInRange:NSMakeRange(7, 2)]]);
    [set removeAllIndexes];
    COUNT([set count], 0);
    RAISES(NSRangeException, [NSIndexSet indexSetWithIndex:NSNotFound]);
    NSUInteger places[] = {1, 4, 2}, read[3] = {0};
    NSIndexPath *path = [[[NSIndexPath alloc] initWithIndexes:places length:3] autorelease];
    [path getIndexes:read];
    IS(memcmp(places, read, sizeof places) == 0);
    SAME([[[[NSIndexPath alloc] initWithIndex:1] autorelease] indexPathByAddingIndex:4],
        [path indexPathByRemovingLastIndex]);
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    data();
    indexes();
    puts("done");
    [pool drain];
    return 0;
}
