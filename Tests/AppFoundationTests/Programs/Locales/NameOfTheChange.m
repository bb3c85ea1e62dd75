// A change of the locale has one name, for Foundation and Core Foundation; kinds of changes are NSUInteger.
// > kCFLocaleCurrentLocaleDidChangeNotification 1
// > told 1
// > kind 1
#import <CoreFoundation/CoreFoundation.h>
#import <Foundation/Foundation.h>
#include <stdio.h>

@interface Watcher : NSObject {
@public
    int count;
    id kind;
}
@property (retain) NSString *name;
- (void)changed:(NSNotification *)notification;
@end

@implementation Watcher
@synthesize name;
- (void)changed:(NSNotification *)notification {
    count++;
}
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    kind = [change objectForKey:NSKeyValueChangeKindKey];
}
@end

int main(void) {
    @autoreleasepool {
        printf("%s %d\n", [NSCurrentLocaleDidChangeNotification UTF8String],
               [NSCurrentLocaleDidChangeNotification isEqual:(NSString *)kCFLocaleCurrentLocaleDidChangeNotification]);
        Watcher *watcher = [[Watcher new] autorelease];
        [[NSNotificationCenter defaultCenter] addObserver:watcher selector:@selector(changed:)
                                                     name:NSCurrentLocaleDidChangeNotification object:nil];
        [[NSNotificationCenter defaultCenter] postNotificationName:(NSString *)kCFLocaleCurrentLocaleDidChangeNotification
                                                            object:nil];
        printf("told %d\n", watcher->count);
        [watcher addObserver:watcher forKeyPath:@"name" options:0 context:NULL];
        watcher.name = @"it";
        printf("kind %d\n", watcher->kind == [NSNumber numberWithUnsignedInteger:NSKeyValueChangeSetting]);
        [watcher removeObserver:watcher forKeyPath:@"name"];
    }
    return 0;
}
