#import "AppDelegate.h"

#include <stdexcept>
#include <string>
#include <zlib.h>

#import "Guard.h"
#include "Solver.hpp"
#include "checksum.h"

/// Counts how many of its kind went away.
struct Witness {
    int &count;
    ~Witness() { count++; }
};

@implementation AppDelegate

/// An exception goes through C++ objects to a handler here, from there on as another one to a handler in Objective-C.
- (void)raiseThroughCPlusPlus {
    int gone = 0;
    NSString *name = @"nobody";
    @try {
        Witness witness{gone};
        [[NSArray array] objectAtIndex:5];
    } @catch (NSString *text) {
        name = text;
    } @catch (NSException *exception) {
        name = [exception name];
    } @finally {
        gone += 10;
    }
    @try {
        Witness witness{gone};
        [NSException raise:@"Again" format:@"%@ %d", name, gone];
    } @finally {
        gone += 100;
    }
}

- (NSString *)outcome {
    try {
        Solver(-1).primes();
    } catch (const std::invalid_argument &error) {
        return [NSString stringWithUTF8String:error.what()];
    }
    return @"no exception";
}

- (void)applicationDidFinishLaunching:(UIApplication *)application {
    window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
    window.backgroundColor = [UIColor whiteColor];

    std::string text;
    for (int prime : Solver(LIMIT).primes()) text += (text.empty() ? "" : " ") + std::to_string(prime);
    NSArray *lines = [NSArray arrayWithObjects:[NSString stringWithUTF8String:text.c_str()], [self outcome],
                      [Guard whatIsRaisedBy:@selector(raiseThroughCPlusPlus) of:self],
                      [NSString stringWithFormat:@"%s %d", NAME, checksum("abc")],
                      [NSString stringWithFormat:@"crc %lu", crc32(0, (const Bytef *)"abc", 3)], nil];
    CGFloat top = 60;
    for (NSString *line in lines) {
        UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(20, top, 280, 30)];
        label.text = line;
        [window addSubview:label];
        [label release];
        top += 40;
    }
    [window makeKeyAndVisible];
}

- (void)dealloc {
    [window release];
    [super dealloc];
}

@end
