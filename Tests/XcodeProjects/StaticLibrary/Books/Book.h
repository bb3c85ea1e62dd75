@interface Book : NSObject {
    NSString *title;
    NSUInteger pages;
}

@property (nonatomic, copy, readonly) NSString *title;

- (id)initWithTitle:(NSString *)title pages:(NSUInteger)pages;
- (NSString *)summary;

@end
