// URLs have the parts that RFC 3986 gives them; relative ones resolve as it says; paths grow and shrink.

#import <UIKit/UIKit.h>

static void resolve(void) {
    NSURL *base = [NSURL URLWithString:@"http://a/b/c/d;p?q"];
    NSString *const pairs[][2] = {
        {@"g", @"http://a/b/c/g"},          {@"./g", @"http://a/b/c/g"},        {@"g/", @"http://a/b/c/g/"},
        {@"/g", @"http://a/g"},             {@"//g", @"http://g"},              {@"?y", @"http://a/b/c/d;p?y"},
        {@"g?y", @"http://a/b/c/g?y"},      {@"#s", @"http://a/b/c/d;p?q#s"},   {@"g?y#s", @"http://a/b/c/g?y#s"},
        {@";x", @"http://a/b/c/;x"},        {@"g;x?y#s", @"http://a/b/c/g;x?y#s"}, {@"", @"http://a/b/c/d;p?q"},
        {@".", @"http://a/b/c/"},           {@"..", @"http://a/b/"},            {@"../g", @"http://a/b/g"},
        {@"../..", @"http://a/"},           {@"../../g", @"http://a/g"},        {@"../../../g", @"http://a/g"},
        {@"/../g", @"http://a/g"},          {@"g.", @"http://a/b/c/g."},        {@"..g", @"http://a/b/c/..g"},
        {@"./g/.", @"http://a/b/c/g/"},     {@"g/../h", @"http://a/b/c/h"},     {@"g;x=1/../y", @"http://a/b/c/y"},
        {@"g?y/../x", @"http://a/b/c/g?y/../x"}, {@"g:h", @"g:h"},              {@"mailto:a@b", @"mailto:a@b"},
    };
    int right = 0, count = sizeof pairs / sizeof *pairs;
    for (int i = 0; i < count; i++) {
        NSString *text = [[NSURL URLWithString:pairs[i][0] relativeToURL:base] absoluteString];
        right += [text isEqual:pairs[i][1]];
        if (![text isEqual:pairs[i][1]]) printf("%s: %s\n", [pairs[i][0] UTF8String], [text UTF8String]);
    }
    printf("%d of %d resolved\n", right, count);
    NSURL *url = [NSURL URLWithString:@"../x?y" relativeToURL:base];
    printf("%s, %s, %s, %s, %s\n", [[url description] UTF8String], [[url path] UTF8String], [[url relativePath] UTF8String],
           [[url query] UTF8String], [[[url baseURL] host] UTF8String]);
}

static void take_apart(NSString *text) {
    NSURL *url = [NSURL URLWithString:text];
    NSArray *parts = [NSArray arrayWithObjects:[url scheme] ?: @"-", [url user] ?: @"-", [url password] ?: @"-",
                                               [url host] ?: @"-", [url port] ?: @"-", [url path] ?: @"-",
                                               [url parameterString] ?: @"-", [url query] ?: @"-", [url fragment] ?: @"-",
                                               [url resourceSpecifier] ?: @"-", nil];
    printf("%s: %s\n", [text UTF8String], url ? [[parts componentsJoinedByString:@" "] UTF8String] : "nil");
}

static void print(NSURL *url) { printf("%s\n", [[url absoluteString] UTF8String] ?: "nil"); }

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    resolve();
    for (NSString *text in [NSArray arrayWithObjects:@"http://u:p%20w@Host.com:8080/a%20b/c.txt;p=1?q=a%20b#f", @"mailto:a@b.c",
                                                     @"http://h", @"http://h?x=1", @"http://[::1]:80/x", @"HTTP://H/", @"x-app://do/it",
                                                     @"http://h:99999/a//b/", @"tel:123", @"rel/path?x", @"http://a b", @"http://h/%zz",
                                                     @"file:///tmp/a%20b", nil]) {
        take_apart(text);
    }
    NSURL *url = [NSURL URLWithString:@"http://h/a/b?q"];
    print([url URLByAppendingPathComponent:@"c d"]);
    print([url URLByAppendingPathComponent:@"c" isDirectory:YES]);
    print([url URLByAppendingPathExtension:@"txt"]);
    print([url URLByDeletingLastPathComponent]);
    print([[url URLByDeletingLastPathComponent] URLByDeletingLastPathComponent]);
    print([[NSURL URLWithString:@"http://h/a.txt/"] URLByDeletingPathExtension]);
    print([[NSURL URLWithString:@"http://h/a/./b/../c"] standardizedURL]);
    print([NSURL fileURLWithPath:@"/tmp"]);
    print([NSURL fileURLWithPath:@"/tmp" isDirectory:NO]);
    print([NSURL fileURLWithPath:@"/nowhere/a b/é?#;"]);
    print([[NSURL fileURLWithPath:@"/"] URLByAppendingPathComponent:@"tmp"]);
    print([NSURL URLWithString:nil]);
    printf("%s %d\n", [[[NSURL fileURLWithPath:@"/nowhere/a b/é?#;"] path] UTF8String],
           [[NSURL fileURLWithPath:@"/tmp"] isEqual:[NSURL URLWithString:@"file:///tmp/"]]);
    @try {
        [NSURL fileURLWithPath:nil];
    } @catch (NSException *exception) {
        printf("%s: %s\n", [[exception name] UTF8String], [[exception reason] UTF8String]);
    }
    [pool drain];
    return 0;
}

// > 27 of 27 resolved
// > ../x?y -- http://a/b/c/d;p?q, /b/x, ../x, y, a
// > http://u:p%20w@Host.com:8080/a%20b/c.txt;p=1?q=a%20b#f: http u p w Host.com 8080 /a b/c.txt p=1 q=a%20b f //u:p%20w@Host.com:8080/a%20b/c.txt;p=1?q=a%20b#f
// > mailto:a@b.c: mailto - - - - - - - - a@b.c
// > http://h: http - - h -  - - - //h
// > http://h?x=1: http - - h -  - x=1 - //h?x=1
// > http://[::1]:80/x: http - - ::1 80 /x - - - //[::1]:80/x
// > HTTP://H/: HTTP - - H - / - - - //H/
// > x-app://do/it: x-app - - do - /it - - - //do/it
// > http://h:99999/a//b/: http - - h 99999 /a//b - - - //h:99999/a//b/
// > tel:123: tel - - - - - - - - 123
// > rel/path?x: - - - - - rel/path - x - rel/path?x
// > http://a b: nil
// > http://h/%zz: nil
// > file:///tmp/a%20b: file - - - - /tmp/a b - - - ///tmp/a%20b
// > http://h/a/b/c%20d?q
// > http://h/a/b/c/?q
// > http://h/a/b.txt?q
// > http://h/a/?q
// > http://h/?q
// > http://h/a/
// > http://h/a/c
// > file:///tmp/
// > file:///tmp
// > file:///nowhere/a%20b/%C3%A9%3F%23%3B
// > file:///tmp/
// > nil
// > /nowhere/a b/é?#; 1
// > NSInvalidArgumentException: *** -[NSURL initFileURLWithPath:]: nil string parameter
