import Foundation

/// An app's folder with many classes in it, each of which knows a few others: about as long as those of real apps.
struct GeneratedProject {
    let folder: URL
    let sources: [URL]
    var prefixHeader: URL { folder.appendingPathComponent("Generated_Prefix.pch") }

    init(classCount: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("verger-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var sources: [URL] = []
        for index in 0..<classCount {
            try Data(Self.header(index).utf8).write(to: folder.appendingPathComponent("View\(index).h"))
            let source = folder.appendingPathComponent("View\(index).m")
            try Data(Self.implementation(index, of: classCount).utf8).write(to: source)
            sources.append(source)
        }
        let main = """
            int main(int argc, char *argv[]) {
                NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
                int status = UIApplicationMain(argc, argv, nil, nil);
                [pool release];
                return status;
            }

            """
        sources.append(folder.appendingPathComponent("main.m"))
        self.sources = sources
        let texts = [
            "main.m": main,
            "Generated_Prefix.pch":
                "#ifdef __OBJC__\n#import <Foundation/Foundation.h>\n#import <UIKit/UIKit.h>\n#endif\n",
            "Generated-Info.plist": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.generated</string></dict></plist>

            """,
        ]
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
    }

    func changeOneFile() throws {
        let handle = try FileHandle(forWritingTo: sources[0])
        try handle.seekToEnd()
        try handle.write(contentsOf: Data("// changed\n".utf8))
        try handle.close()
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    private static func header(_ index: Int) -> String {
        """
        #import <UIKit/UIKit.h>

        @interface View\(index) : UIView {
            UILabel *title;
            NSMutableArray *items;
        }

        @property (nonatomic, retain) UILabel *title;
        @property (nonatomic, retain) NSMutableArray *items;

        - (void)addItem:(NSString *)item;
        - (CGFloat)heightForWidth:(CGFloat)width;

        @end

        """
    }

    private static func implementation(_ index: Int, of count: Int) -> String {
        let others = (1...3).map { (index + $0 * 7) % count }
        let imports = others.map { "#import \"View\($0).h\"" }.joined(separator: "\n")
        let methods = (0..<20).map { number in
            """
            - (NSString *)word\(number):(NSString *)text {
                NSMutableString *word = [NSMutableString stringWithString:text];
                for (NSUInteger i = 0; i < [items count]; i++) {
                    if ([[items objectAtIndex:i] length] > \(number)) [word appendFormat:@"%@ %d", [items objectAtIndex:i], \(number)];
                }
                return [word uppercaseString];
            }

            """
        }
        return """
            #import "View\(index).h"
            \(imports)

            @implementation View\(index)

            @synthesize title, items;

            - (id)initWithFrame:(CGRect)frame {
                if ((self = [super initWithFrame:frame])) {
                    title = [[UILabel alloc] initWithFrame:CGRectInset(self.bounds, 10, 10)];
                    items = [[NSMutableArray alloc] init];
                    [self addSubview:title];
                }
                return self;
            }

            - (void)addItem:(NSString *)item {
                [items addObject:item];
                [self setNeedsDisplay];
            }

            - (CGFloat)heightForWidth:(CGFloat)width {
                View\(others[0]) *other = [[[View\(others[0]) alloc] initWithFrame:CGRectZero] autorelease];
                return [[other description] sizeWithFont:title.font constrainedToSize:CGSizeMake(width, 1000)].height;
            }

            \(methods.joined())
            - (void)dealloc {
                [title release];
                [items release];
                [super dealloc];
            }

            @end

            """
    }
}
