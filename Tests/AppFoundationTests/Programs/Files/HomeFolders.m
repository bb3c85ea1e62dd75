// The folders of the home, and user defaults that are on disk as soon as they are synchronised.

#import <Foundation/Foundation.h>

static void print(NSString *path) {
    NSString *home = [NSString stringWithUTF8String:getenv("HOME")];
    printf("%s\n", [path hasPrefix:home] ? [[path substringFromIndex:[home length]] UTF8String] : "elsewhere");
}

static NSString *folder(NSSearchPathDirectory kind) {
    return [NSSearchPathForDirectoriesInDomains(kind, NSUserDomainMask, YES) objectAtIndex:0];
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    print(NSTemporaryDirectory());
    print(folder(NSDocumentDirectory));
    print(folder(NSLibraryDirectory));
    print(folder(NSCachesDirectory));
    print(folder(NSApplicationDirectory));
    print(folder(NSMusicDirectory));
    [[NSUserDefaults standardUserDefaults] setObject:@"Ann" forKey:@"name"];
    [[NSUserDefaults standardUserDefaults] synchronize];
    NSString *file = [NSHomeDirectory() stringByAppendingPathComponent:@"Library/Preferences/HomeFolders.plist"];
    printf("%s\n", [[[NSDictionary dictionaryWithContentsOfFile:file] objectForKey:@"name"] UTF8String]);
    [pool drain];
    return 0;
}

// > /
// > /Documents
// > /Library
// > /Library/Caches
// > /Applications
// > /Music
// > Ann
