// Date components keep their parts in archives, and one without any can be asked for them.
// > 2011 10 5 calendar gregorian zone Europe/Berlin
// > no month, no year
// > equal 1
// > bare: hash yes

#import <Foundation/Foundation.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSDateComponents *parts = [[[NSDateComponents alloc] init] autorelease];
    [parts setYear:2011];
    [parts setMonth:10];
    [parts setDay:5];
    [parts setCalendar:[[[NSCalendar alloc] initWithCalendarIdentifier:NSGregorianCalendar] autorelease]];
    [parts setTimeZone:[NSTimeZone timeZoneWithName:@"Europe/Berlin"]];
    NSDateComponents *again =
        [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:parts]];
    printf("%ld %ld %ld calendar %s zone %s\n", (long)[again year], (long)[again month], (long)[again day],
           [[[again calendar] calendarIdentifier] UTF8String], [[[again timeZone] name] UTF8String]);
    NSDateComponents *few = [[[NSDateComponents alloc] init] autorelease];
    [few setHour:3];
    NSDateComponents *read = [NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:few]];
    BOOL is_bare = [read month] == NSUndefinedDateComponent && [read year] == NSUndefinedDateComponent;
    printf("%s\n", is_bare && [read hour] == 3 ? "no month, no year" : "something else");
    printf("equal %d\n", [again isEqual:parts]);
    // As a damaged archive has them: the class alone.
    NSString *xml = @"<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>$archiver</key><string>NSKeyedArchiver</string>"
                    @"<key>$version</key><integer>100000</integer><key>$top</key><dict><key>root</key><dict>"
                    @"<key>CF$UID</key><integer>1</integer></dict></dict><key>$objects</key><array><string>$null</string>"
                    @"<dict><key>$class</key><dict><key>CF$UID</key><integer>2</integer></dict></dict>"
                    @"<dict><key>$classname</key><string>NSDateComponents</string></dict></array></dict></plist>";
    id bare = [NSKeyedUnarchiver unarchiveObjectWithData:[xml dataUsingEncoding:NSUTF8StringEncoding]];
    [bare hash];
    printf("bare: hash %s\n", bare ? "yes" : "no");
    [pool release];
    return 0;
}
