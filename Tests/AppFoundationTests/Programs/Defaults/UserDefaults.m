// User defaults convert what they hold, ask their domains in order, and refuse what is no property list.

#import <UIKit/UIKit.h>

@interface Watcher : NSObject {
@public
    int changes;
}
@end

@implementation Watcher
- (void)defaultsDidChange:(NSNotification *)notification { changes++; }
@end

static NSUserDefaults *defaults;

static void convert(id value) {
    [defaults setObject:value forKey:@"value"];
    printf("%s: %d %d %g %s %d %d %d\n", [[value description] UTF8String], [defaults boolForKey:@"value"],
           (int)[defaults integerForKey:@"value"], [defaults doubleForKey:@"value"],
           [[defaults stringForKey:@"value"] UTF8String] ?: "-", [defaults arrayForKey:@"value"] != nil,
           [defaults dataForKey:@"value"] != nil, [defaults stringArrayForKey:@"value"] != nil);
}

static void print(id object) { printf("%s\n", [[object description] UTF8String] ?: "nil"); }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    defaults = [NSUserDefaults standardUserDefaults];
    for (NSString *text in [NSArray arrayWithObjects:@"YES", @"true", @"1", @"no", @"0", @"12abc", @"3.7", @"-5", @"", nil]) {
        convert(text);
    }
    convert([NSNumber numberWithDouble:3.7]);
    convert([NSNumber numberWithBool:YES]);
    convert([NSArray arrayWithObject:[NSNumber numberWithInt:1]]);
    convert([@"abc" dataUsingEncoding:NSUTF8StringEncoding]);
    [defaults setObject:nil forKey:@"value"];
    print([defaults objectForKey:@"value"]);

    [defaults setObject:@"kept" forKey:@"bad"];
    [defaults setObject:[NSSet set] forKey:@"bad"];
    [defaults setObject:[NSArray arrayWithObject:[NSNull null]] forKey:@"bad"];
    [defaults setObject:[NSDictionary dictionaryWithObject:@"a" forKey:[NSNumber numberWithInt:1]] forKey:@"bad"];
    print([defaults objectForKey:@"bad"]);

    [defaults registerDefaults:[NSDictionary dictionaryWithObjectsAndKeys:@"first", @"a", @"one", @"b", nil]];
    [defaults registerDefaults:[NSDictionary dictionaryWithObject:@"second" forKey:@"a"]];
    [defaults setObject:@"own" forKey:@"b"];
    printf("%s %s ", [[defaults objectForKey:@"a"] UTF8String], [[defaults objectForKey:@"b"] UTF8String]);
    [defaults removeObjectForKey:@"b"];
    print([defaults objectForKey:@"b"]);

    [defaults setURL:[NSURL URLWithString:@"http://host/path?q"] forKey:@"url"];
    print([defaults URLForKey:@"url"]);
    [defaults setURL:[NSURL fileURLWithPath:@"/tmp/a b"] forKey:@"url"];
    printf("%s ", [[defaults objectForKey:@"url"] UTF8String]);
    print([defaults URLForKey:@"url"]);
    [defaults setObject:[NSData data] forKey:@"url"];
    print([defaults URLForKey:@"url"]);

    Watcher *watcher = [[Watcher new] autorelease];
    [[NSNotificationCenter defaultCenter] addObserver:watcher
                                             selector:@selector(defaultsDidChange:)
                                                 name:NSUserDefaultsDidChangeNotification
                                               object:nil];
    NSMutableArray *list = [NSMutableArray arrayWithObject:@"x"];
    [defaults setObject:list forKey:@"list"];
    [list addObject:@"y"];
    printf("%d element, mutable: %d, told: %d\n", (int)[[defaults objectForKey:@"list"] count],
           [[defaults objectForKey:@"list"] isKindOfClass:[NSMutableArray class]], watcher->changes > 0);
    printf("written: %d\n", [defaults synchronize]);
    NSString *folder = [NSHomeDirectory() stringByAppendingPathComponent:@"Library/Preferences"];
    for (NSString *name in [[NSFileManager defaultManager] contentsOfDirectoryAtPath:folder error:NULL]) {
        if (![[name pathExtension] isEqual:@"plist"]) continue;
        NSDictionary *saved = [NSDictionary dictionaryWithContentsOfFile:[folder stringByAppendingPathComponent:name]];
        if ([saved objectForKey:@"list"]) print([[saved objectForKey:@"list"] lastObject]);
    }
    [pool drain];
    return 0;
}

// > YES: 1 0 0 YES 0 0 0
// > true: 1 0 0 true 0 0 0
// > 1: 1 1 1 1 0 0 0
// > no: 0 0 0 no 0 0 0
// > 0: 0 0 0 0 0 0 0
// > 12abc: 1 12 12 12abc 0 0 0
// > 3.7: 1 3 3.7 3.7 0 0 0
// > -5: 1 -5 -5 -5 0 0 0
// > : 0 0 0  0 0 0
// > 3.7: 1 3 3.7 3.7 0 0 0
// > 1: 1 1 1 1 0 0 0
// > (
// >     1
// > ): 0 0 0 - 1 0 0
// > <616263>: 0 0 0 - 0 1 0
// > nil
// > kept
// > second own one
// > http://host/path?q
// > /tmp/a b file:///tmp/a%20b
// > nil
// > 1 element, mutable: 0, told: 1
// > written: 1
// > x
// error: Attempt to insert non-property value '{(
// error: )}' of class 'NSCFSet'.
