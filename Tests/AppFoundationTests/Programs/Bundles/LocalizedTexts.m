// Texts of a bundle in the device's language, from tables in every encoding; other languages only when there is nothing else.

#import <UIKit/UIKit.h>

static void write_text(NSString *folder, NSString *name, NSData *data) {
    [[NSFileManager defaultManager] createDirectoryAtPath:folder withIntermediateDirectories:YES attributes:nil error:NULL];
    [data writeToFile:[folder stringByAppendingPathComponent:name] atomically:YES];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSString *root = [NSTemporaryDirectory() stringByAppendingPathComponent:@"Texts.bundle"];
    NSString *english = [root stringByAppendingPathComponent:@"English.lproj"];
    NSString *german = [root stringByAppendingPathComponent:@"de.lproj"];
    NSString *table = [NSString stringWithUTF8String:"/* greeting */\n\"hello\" = \"H\u00e9llo \\\"you\\\"\";\n// end\n\"a\\nb\" = \"line\\nline\";"];
    write_text(english, @"Localizable.strings", [table dataUsingEncoding:NSUTF16StringEncoding]);
    write_text(english, @"Second.strings", [table dataUsingEncoding:NSUTF8StringEncoding]);
    NSDictionary *list = [NSDictionary dictionaryWithObject:@"binary" forKey:@"hello"];
    write_text(english, @"Third.strings", [NSPropertyListSerialization dataWithPropertyList:list
                                                                                   format:NSPropertyListBinaryFormat_v1_0
                                                                                  options:0
                                                                                    error:NULL]);
    write_text(german, @"Localizable.strings", [@"\"hello\" = \"Hallo\";" dataUsingEncoding:NSUTF8StringEncoding]);
    write_text(german, @"Only.txt", [NSData data]);
    write_text(root, @"Global.txt", [NSData data]);
    write_text(english, @"Broken.strings", [@"\"hello\" = " dataUsingEncoding:NSUTF8StringEncoding]);
    NSBundle *bundle = [NSBundle bundleWithPath:root];
    for (NSString *name in [NSArray arrayWithObjects:@"Localizable", @"Second", @"Third", @"Broken", @"Missing", nil]) {
        printf("%s\n", [NSLocalizedStringFromTableInBundle(@"hello", name, bundle, nil) UTF8String]);
    }
    printf("%s\n", [NSLocalizedStringFromTableInBundle(@"a\nb", nil, bundle, nil) UTF8String]);
    printf("%s\n", [[bundle localizedStringForKey:@"none" value:@"default" table:nil] UTF8String]);
    printf("%s\n", [[bundle pathForResource:@"Only" ofType:@"txt"] hasSuffix:@"de.lproj/Only.txt"] ? "found" : "lost");
    printf("%s\n", [[bundle pathForResource:@"Global.txt" ofType:nil] hasSuffix:@"bundle/Global.txt"] ? "found" : "lost");
    printf("%s\n", [bundle pathForResource:@"Nothing" ofType:@"txt"] ? "found" : "lost");
    printf("%s\n", [[bundle URLForResource:@"Global" withExtension:@"txt"] isFileURL] ? "found" : "lost");
    printf("%s\n", [[[bundle localizations] componentsJoinedByString:@" "] UTF8String]);
    printf("%s\n", [[[bundle preferredLocalizations] lastObject] UTF8String]);
    printf("%s\n", [NSLocalizedString(@"plain", nil) UTF8String]);
    [pool drain];
    return 0;
}

// > Héllo "you"
// > Héllo "you"
// > binary
// > hello
// > hello
// > line
// > line
// > default
// > found
// > found
// > lost
// > found
// > English de
// > English
// > plain
