// A picture that is only in the folder of a language is found by its name, the one beside the app goes before it, and it is
// there until memory runs low.
//
// > in a language 3, beside the app 2
// > kept 1

#import <UIKit/UIKit.h>

static void write_picture(NSString *path, CGFloat side) {
    UIGraphicsBeginImageContext(CGSizeMake(side, side));
    [UIImagePNGRepresentation(UIGraphicsGetImageFromCurrentImageContext()) writeToFile:path atomically:YES];
    UIGraphicsEndImageContext();
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    NSString *folder = [[[NSBundle mainBundle] executablePath] stringByDeletingLastPathComponent];
    NSString *language = [folder stringByAppendingPathComponent:@"en.lproj"];
    NSFileManager *files = [NSFileManager defaultManager];
    [files createDirectoryAtPath:language withIntermediateDirectories:YES attributes:nil error:NULL];
    write_picture([language stringByAppendingPathComponent:@"word.png"], 3);
    write_picture([language stringByAppendingPathComponent:@"both.png"], 3);
    write_picture([folder stringByAppendingPathComponent:@"both.png"], 2);
    printf("in a language %g, beside the app %g\n", [UIImage imageNamed:@"word.png"].size.width,
           [UIImage imageNamed:@"both.png"].size.width);
    // The cache alone keeps it.
    NSAutoreleasePool *inner = [[NSAutoreleasePool alloc] init];
    UIImage *first = [UIImage imageNamed:@"word.png"];
    [inner drain];
    [files removeItemAtPath:language error:NULL];
    printf("kept %d\n", first == [UIImage imageNamed:@"word.png"] && first.size.width == 3);
    [pool drain];
    return 0;
}
