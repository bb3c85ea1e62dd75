// Text is as wide in each of the phone's fonts as it is on the phone, whatever free font stands in; families of iPhone OS 3
// and of iOS 5 are there.
//
// > Georgia 425, bold 494
// > Verdana 463, bold 517
// > Trebuchet 401
// > all 3.1 families 1, all 5.1 families 1
// > each face 1, each draws 1
// > Futura-CondensedExtraBold of Futura, bold 1
// > no such font (null)

#import <UIKit/UIKit.h>

/// The width of a word at a size of 100, in whole points.
static double width(NSString *name) {
    UIFont *font = [UIFont fontWithName:name size:100];
    return [@"Hamburg" sizeWithFont:font].width;
}

static BOOL has_all(NSString *list) {
    NSArray *families = [UIFont familyNames];
    for (NSString *name in [list componentsSeparatedByString:@", "]) {
        if (![families containsObject:name]) {
            printf("missing: %s\n", [name UTF8String]);
            return NO;
        }
    }
    return YES;
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    printf("Georgia %g, bold %g\n", width(@"Georgia"), width(@"Georgia-Bold"));
    printf("Verdana %g, bold %g\n", width(@"Verdana"), width(@"Verdana-Bold"));
    printf("Trebuchet %g\n", width(@"TrebuchetMS"));
    BOOL has_old = has_all(@"American Typewriter, AppleGothic, Arial, Arial Rounded MT Bold, Arial Unicode MS, Courier, "
                           @"Courier New, DB LCD Temp, Geeza Pro, Georgia, Heiti J, Heiti K, Heiti SC, Heiti TC, "
                           @"Helvetica, Helvetica Neue, Marker Felt, Thonburi, Times New Roman, Trebuchet MS, Verdana, "
                           @"Zapfino");
    BOOL has_new = has_all(@"Academy Engraved LET, Apple Color Emoji, Baskerville, Bodoni 72, Bradley Hand, Chalkboard SE, "
                           @"Chalkduster, Cochin, Copperplate, Didot, Euphemia UCAS, Futura, Gill Sans, Hoefler Text, "
                           @"Kailasa, Marion, Noteworthy, Optima, Palatino, Papyrus, Party LET, Snell Roundhand, "
                           @"Zapf Dingbats");
    printf("all 3.1 families %d, all 5.1 families %d\n", has_old, has_new);
    BOOL is_known = YES, draws = YES;
    for (NSString *family in [UIFont familyNames]) {
        for (NSString *name in [UIFont fontNamesForFamilyName:family]) {
            UIFont *font = [UIFont fontWithName:name size:20];
            if (![[font fontName] isEqual:name] || ![[font familyName] isEqual:family]) is_known = NO;
            if (!([@"A1" sizeWithFont:font].width > 0)) draws = NO;
        }
    }
    printf("each face %d, each draws %d\n", is_known, draws);
    UIFont *futura = [UIFont fontWithName:@"Futura-CondensedExtraBold" size:12];
    printf("%s of %s, bold %d\n", [[futura fontName] UTF8String], [[futura familyName] UTF8String],
           [[futura fontName] hasSuffix:@"Bold"]);
    printf("no such font %s\n", [UIFont fontWithName:@"NoSuchFont" size:12] ? "?" : "(null)");
    [pool drain];
    return 0;
}
