#import "AppDelegate.h"

#include <stdexcept>
#include <string>
#include <zlib.h>

#include "Solver.hpp"
#include "checksum.h"

@implementation AppDelegate

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
