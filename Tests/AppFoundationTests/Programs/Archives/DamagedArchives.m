// Archives whose objects lack their fields, or have others in their place, give nil or an exception that can be caught;
// and many that are refused leave nothing locked.

#import <UIKit/UIKit.h>

static NSData *archive(NSString *class, NSString *fields) {
    return [[NSString stringWithFormat:@"<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
                                        "<key>$archiver</key><string>NSKeyedArchiver</string><key>$version</key>"
                                        "<integer>100000</integer><key>$top</key><dict><key>root</key><dict><key>CF$UID</key>"
                                        "<integer>1</integer></dict></dict><key>$objects</key><array><string>$null</string>"
                                        "<dict><key>$class</key><dict><key>CF$UID</key><integer>2</integer></dict>%@</dict>"
                                        "<dict><key>$classname</key><string>%@</string><key>$classes</key><array>"
                                        "<string>%@</string><string>NSObject</string></array></dict></array></dict></plist>",
                                       fields, class, class] dataUsingEncoding:NSUTF8StringEncoding];
}

static NSString *const strange =
    @"<key>NS.objects</key><string>x</string><key>NS.keys</key><integer>4</integer><key>NS.string</key><integer>1</integer>"
     "<key>NS.bytes</key><integer>1</integer><key>NS.time</key><string>a</string><key>UIBounds</key><data>AAAA</data>"
     "<key>UISubviews</key><string>a</string><key>NS.data</key><string>a</string><key>NS.mantissa</key><string>a</string>"
     "<key>NS.length</key><string>s</string><key>UICenter</key><data>AAAA</data><key>NS.identifier</key><integer>1</integer>";

/// Decodes without a key, from an archive that has keys.
@interface Unkeyed : NSObject <NSCoding>
@end
@implementation Unkeyed
- (id)initWithCoder:(NSCoder *)coder {
    int number = 5;
    [coder decodeValueOfObjCType:@encode(int) at:&number];
    printf("without a key: %d %d\n", number, [coder decodeObject] == nil);
    return [super init];
}
- (void)encodeWithCoder:(NSCoder *)coder {
}
@end

static void decode(NSData *data) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    @try {
        id object = [NSKeyedUnarchiver unarchiveObjectWithData:data];
        [object description], [object hash];
    } @catch (NSException *exception) {
    }
    [pool drain];
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *classes =
        @"NSDecimalNumber NSDate NSURL NSArray NSMutableArray NSDictionary NSMutableDictionary NSSet NSOrderedSet NSData "
         "NSMutableData NSString NSMutableString NSAttributedString NSNumber NSValue NSError NSIndexPath NSIndexSet NSLocale "
         "NSTimeZone NSCalendar NSDateComponents NSCharacterSet NSPredicate NSComparisonPredicate NSCompoundPredicate "
         "NSExpression NSSortDescriptor NSNumberFormatter NSDateFormatter NSURLRequest NSURLResponse NSHTTPURLResponse NSNull "
         "NSCountedSet NSNotification NSException NSRegularExpression NSTextCheckingResult UIColor UIFont UIImage UIView "
         "UILabel UIImageView UIButton UITableView UITableViewCell UIScrollView UITextField UITextView UINavigationController "
         "UIViewController UITabBarController UIBarButtonItem UISlider UISwitch UIWindow CALayer UISegmentedControl Missing";
    for (NSString *class in [classes componentsSeparatedByString:@" "]) {
        decode(archive(class, @""));
        decode(archive(class, strange));
    }
    [NSKeyedUnarchiver unarchiveObjectWithData:archive(@"Unkeyed", @"")];
    for (int i = 0; i < 300; i++) decode(archive(@"Missing", @""));
    printf("%d\n", [[[NSNumberFormatter alloc] init] autorelease] != nil);
    printf("%s\n", [[[NSKeyedUnarchiver unarchiveObjectWithData:archive(@"NSDecimalNumber", @"")] description] UTF8String]);
    for (NSString *text in [NSArray arrayWithObjects:@"", @"hello", @"bplist00", @"\x04\x0bstreamtyped", nil]) {
        decode([text dataUsingEncoding:NSUTF8StringEncoding]);
    }
    printf("%d\n", [NSKeyedUnarchiver unarchiveObjectWithData:nil] == nil);
    // Objects whose parts are themselves.
    NSString *fields = @"";
    for (NSString *key in [@"NSKey NSDomain NSUserInfo NSString NSAttributes NS.string name" componentsSeparatedByString:@" "]) {
        fields = [fields stringByAppendingFormat:@"<key>%@</key><dict><key>CF$UID</key><integer>1</integer></dict>", key];
    }
    for (NSString *class in [classes componentsSeparatedByString:@" "]) decode(archive(class, fields));
    [pool drain];
    return 0;
}

// > without a key: 0 1
// > 1
// > 0
// > 1
