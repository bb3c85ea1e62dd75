// Names of other scripts, and what stands behind a number, are read to the end: a letter is no digit because C's tables end
// before it.
// > done

#import "../Expect.h"

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    SAME([[NSPredicate predicateWithFormat:@"\u0765me == 1"] predicateFormat], @"\u0765me == 1");
    SAME([[NSPredicate predicateWithFormat:@"a == 12 AND \u5e74 > 3"] predicateFormat], @"a == 12 AND \u5e74 > 3");
    // Each one raises an exception: all of them would take a minute on a machine that does other things, too.
    for (unsigned unit = 1; unit < 0x10000; unit += unit < 0x400 ? 1 : 17) {
        NSAutoreleasePool *inner = [NSAutoreleasePool new];
        unichar units[] = {(unichar)unit, '4', (unichar)unit, ' '};
        @try {
            [NSPredicate predicateWithFormat:[NSString stringWithCharacters:units length:4] argumentArray:[NSArray array]];
        } @catch (NSException *exception) {
        }
        [inner drain];
    }
    puts("done");
    [pool drain];
    return 0;
}
