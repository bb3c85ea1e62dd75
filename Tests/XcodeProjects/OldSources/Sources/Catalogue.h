// What compilers of the time took: variables between methods, and a setter without its colon.
@interface Thing : NSObject {
    NSString *title;
    int count;
}
NSString *shelf;
- (NSString *)title;
@end

@interface Catalogue : Thing {
    UILabel *label;
}
@property (nonatomic, retain) NSString *title;
@property (nonatomic, retain) UILabel *label;
@property (nonatomic, setter=putPages) int pages;
+ (int)next;
- (UILabel *)shownLabel;
@end
