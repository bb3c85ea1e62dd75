// The last part, the extension and the folder of a path.

#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    for (NSString *path in [NSArray arrayWithObjects:@"", @"/", @"/tmp/scratch.tiff", @"/tmp/lock/", @"/tmp/", @"scratch..tiff",
                                                     @".tiff", @"a/..", @"~/x", @"file.", @"a.b/c", @"/a/b.c/", nil]) {
        printf("[%s] [%s] [%s] [%s] [%s] [%s]\n", [path UTF8String], [[path lastPathComponent] UTF8String],
               [[path pathExtension] UTF8String], [[path stringByDeletingLastPathComponent] UTF8String],
               [[path stringByDeletingPathExtension] UTF8String], [[path stringByAppendingPathComponent:@"y"] UTF8String]);
    }
    NSMutableString *text = [NSMutableString stringWithString:@"ABC"];
    printf("%d %d\n", [text rangeOfString:@""].location == NSNotFound, [@"abc" rangeOfString:@""].location == NSNotFound);
    NSString *wide = [NSString stringWithUTF8String:"x\uff21\uff22\uff23"];
    NSStringCompareOptions options = NSCaseInsensitiveSearch | NSWidthInsensitiveSearch;
    printf("%s\n", [NSStringFromRange([wide rangeOfString:@"abc" options:options]) UTF8String]);
    [pool drain];
    return 0;
}

// > [] [] [] [] [] [y]
// > [/] [/] [] [/] [/] [/y]
// > [/tmp/scratch.tiff] [scratch.tiff] [tiff] [/tmp] [/tmp/scratch] [/tmp/scratch.tiff/y]
// > [/tmp/lock/] [lock] [] [/tmp] [/tmp/lock] [/tmp/lock/y]
// > [/tmp/] [tmp] [] [/] [/tmp] [/tmp/y]
// > [scratch..tiff] [scratch..tiff] [tiff] [] [scratch.] [scratch..tiff/y]
// > [.tiff] [.tiff] [] [] [.tiff] [.tiff/y]
// > [a/..] [..] [] [a] [a/..] [a/../y]
// > [~/x] [x] [] [~] [~/x] [~/x/y]
// > [file.] [file.] [] [] [file.] [file./y]
// > [a.b/c] [c] [] [a.b] [a.b/c] [a.b/c/y]
// > [/a/b.c/] [b.c] [c] [/a] [/a/b] [/a/b.c/y]
// > 1 1
// > {1, 3}
