// File handles that wait for connections, and that call blocks when something can be read or written.
// > done

#import "../Expect.h"
#include <netinet/in.h>
#include <sys/socket.h>

static int listening(struct sockaddr_in *address) {
    int server = socket(AF_INET, SOCK_STREAM, 0);
    socklen_t size = sizeof *address;
    memset(address, 0, size);
    address->sin_family = AF_INET;
    address->sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    IS(bind(server, (struct sockaddr *)address, size) == 0 && listen(server, 5) == 0);
    getsockname(server, (struct sockaddr *)address, &size);
    return server;
}

static void turn(BOOL (^isDone)(void)) {
    for (int i = 0; i < 300 && !isDone(); i++)
        [[NSRunLoop currentRunLoop] runMode:NSDefaultRunLoopMode beforeDate:[NSDate dateWithTimeIntervalSinceNow:0.01]];
}

static void connections(void) {
    struct sockaddr_in address;
    NSFileHandle *server = [[[NSFileHandle alloc] initWithFileDescriptor:listening(&address)
                                                          closeOnDealloc:YES] autorelease];
    __block NSFileHandle *accepted = nil;
    [[NSNotificationCenter defaultCenter]
        addObserverForName:NSFileHandleConnectionAcceptedNotification
                    object:server
                     queue:nil
                usingBlock:^(NSNotification *note) {
                    accepted = [[[note userInfo] objectForKey:NSFileHandleNotificationFileHandleItem] retain];
                }];
    for (int i = 0; i < 2; i++) {
        accepted = nil;
        if (i == 0) [server acceptConnectionInBackgroundAndNotify];
        if (i == 1)
            [server acceptConnectionInBackgroundAndNotifyForModes:[NSArray arrayWithObject:NSDefaultRunLoopMode]];
        int client = socket(AF_INET, SOCK_STREAM, 0);
        IS(connect(client, (struct sockaddr *)&address, sizeof address) == 0);
        turn(^BOOL { return accepted != nil; });
        write(client, "hello", 5);
        close(client);
        SAME([accepted readDataToEndOfFile], [NSData dataWithBytes:"hello" length:5]);
    }
}

static void handlers(void) {
    int ends[2];
    IS(pipe(ends) == 0);
    NSFileHandle *reader = [[[NSFileHandle alloc] initWithFileDescriptor:ends[0]] autorelease];
    NSFileHandle *writer = [[[NSFileHandle alloc] initWithFileDescriptor:ends[1]] autorelease];
    __block int written = 0, read = 0;
    SAME(reader.readabilityHandler, nil);
    SAME(writer.writeabilityHandler, nil);
    writer.writeabilityHandler = ^(NSFileHandle *handle) {
        if (written++ == 0) [handle writeData:[NSData dataWithBytes:"ab" length:2]];
        handle.writeabilityHandler = nil;
    };
    reader.readabilityHandler = ^(NSFileHandle *handle) { read += (int)[[handle availableData] length]; };
    IS(reader.readabilityHandler != nil);
    turn(^BOOL { return read == 2; });
    reader.readabilityHandler = nil;
    IS(written >= 1 && read == 2 && writer.writeabilityHandler == nil);
    [writer closeFile], [reader closeFile];
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    connections();
    handlers();
    puts("done");
    [pool drain];
    return 0;
}
