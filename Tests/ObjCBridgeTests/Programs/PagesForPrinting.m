// Printing is not available, which apps ask first; but page renderers lay text out on pages, as for a PDF document.
// error: a printer is not there yet

#import <UIKit/UIKit.h>

@interface Sheets : UIPrintPageRenderer
@end
@implementation Sheets
- (CGRect)paperRect { return CGRectMake(0, 0, 200, 100); }
- (CGRect)printableRect { return CGRectMake(10, 10, 180, 80); }
- (void)drawHeaderForPageAtIndex:(NSInteger)index inRect:(CGRect)rect {
    printf("header %d %s\n", (int)index, [NSStringFromCGRect(rect) UTF8String]);
}
@end

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    printf("%d %d\n", [UIPrintInteractionController isPrintingAvailable], [UIPrintInteractionController canPrintData:[NSData data]]);
    __block BOOL isTold = NO;
    BOOL shown = [[UIPrintInteractionController sharedPrintController]
          presentAnimated:YES
        completionHandler:^(UIPrintInteractionController *controller, BOOL completed, NSError *error) {
          printf("completed %d %s %d\n", completed, [[error domain] UTF8String], (int)[error code]);
          isTold = YES;
        }];
    printf("%d\n", shown);
    for (int i = 0; i < 100 && !isTold; i++) {
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
    }

    Sheets *sheets = [[[Sheets alloc] init] autorelease];
    sheets.headerHeight = 20;
    NSMutableString *text = [NSMutableString string];
    for (int i = 0; i < 8; i++) [text appendFormat:@"Line %d\n", i];
    UISimpleTextPrintFormatter *formatter = [[[UISimpleTextPrintFormatter alloc] initWithText:text] autorelease];
    formatter.font = [UIFont systemFontOfSize:12];
    [sheets addPrintFormatter:formatter startingAtPageAtIndex:1];
    printf("%d %d\n", (int)formatter.pageCount > 1, (int)([sheets numberOfPages] == formatter.pageCount + 1));
    printf("%d %d\n", (int)[[sheets printFormattersForPageAtIndex:0] count], (int)[[sheets printFormattersForPageAtIndex:1] count]);
    printf("%s\n", [NSStringFromCGRect([formatter rectForPageAtIndex:1]) UTF8String]);
    UIGraphicsBeginImageContext(CGSizeMake(200, 100));
    [sheets drawPageAtIndex:1 inRect:sheets.printableRect];
    UIGraphicsEndImageContext();

    UIPrintInfo *info = [UIPrintInfo printInfo];
    info.jobName = @"Job";
    info.outputType = UIPrintInfoOutputPhoto;
    UIPrintInfo *copy = [UIPrintInfo printInfoWithDictionary:[info dictionaryRepresentation]];
    printf("%s %d %d\n", [copy.jobName UTF8String], copy.outputType, copy.duplex);
    [pool drain];
    return 0;
}

// > 0 0
// > 0
// > completed 0 UIPrintErrorDomain 1
// > 1 1
// > 0 1
// > {{10, 30}, {180, 60}}
// > header 1 {{10, 10}, {180, 20}}
// > Job 1 0
