// Date formatters come out of archives as they were, and can be copied; one that is damaged is refused, and one that is a key of a
// dictionary within itself does no harm.
// > done

#import "../Expect.h"

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:86400];
    for (int i = 0; i < 3; i++) {
        NSDateFormatter *formatter = [[[NSDateFormatter alloc] init] autorelease];
        [formatter setTimeZone:[NSTimeZone timeZoneWithName:@"Asia/Tokyo"]];
        [formatter setLocale:[[[NSLocale alloc] initWithLocaleIdentifier:@"de_DE"] autorelease]];
        if (i == 0) [formatter setDateFormat:@"EEEE, d. MMMM yyyy HH:mm"];
        if (i == 1) [formatter setDateStyle:NSDateFormatterLongStyle];
        if (i == 2) [formatter setTimeStyle:NSDateFormatterMediumStyle];
        NSData *data = [NSKeyedArchiver archivedDataWithRootObject:formatter];
        NSDateFormatter *read = [NSKeyedUnarchiver unarchiveObjectWithData:data];
        SAME([read stringFromDate:date], [formatter stringFromDate:date]);
        SAME([[[read copy] autorelease] stringFromDate:date], [formatter stringFromDate:date]);
        COUNT([read dateStyle], [formatter dateStyle]);
        COUNT([read timeStyle], [formatter timeStyle]);
        SAME([read dateFormat], [formatter dateFormat]);
        SAME([read timeZone], [formatter timeZone]);
    }
    NSMutableData *data = [NSMutableData data];
    NSKeyedArchiver *archiver = [[[NSKeyedArchiver alloc] initForWritingWithMutableData:data] autorelease];
    [archiver setClassName:@"NSDateFormatter" forClass:[NSError class]];
    [archiver encodeObject:[NSError errorWithDomain:@"d" code:1 userInfo:nil] forKey:@"root"];
    [archiver finishEncoding];
    NSKeyedUnarchiver *reader = [[[NSKeyedUnarchiver alloc] initForReadingWithData:data] autorelease];
    IS([[[reader decodeObjectForKey:@"root"] copy] autorelease] != nil);
    puts("done");
    [pool drain];
    return 0;
}
