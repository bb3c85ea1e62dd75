// asl.h: messages with keys, clients that write to descriptors, levels that pass, and what a search finds. notify.h within the program.
// > key: Facility com.example
// > written: 2 lines, with the level <Warning> and the text
// > found: 2, last by fitting: disk 91 % full
// > numeric: 1
// > nothing left
// > notified: 1, then 0
// > state: 42
// > block: 1
// > canceled: 2
#import <UIKit/UIKit.h>
#import <asl.h>
#import <notify.h>

int main(void) {
    @autoreleasepool {
        aslclient client = asl_open("Log", "com.example", 0);
        int ends[2];
        pipe(ends);
        asl_add_log_file(client, ends[1]);
        aslmsg message = asl_new(ASL_TYPE_MSG);
        asl_set(message, ASL_KEY_FACILITY, "com.example");
        asl_set(message, "Percent", "91");
        printf("key: %s %s\n", asl_key(message, 0), asl_get(message, ASL_KEY_FACILITY));
        asl_log(client, message, ASL_LEVEL_WARNING, "disk %d %% full", 91);
        asl_log(client, NULL, ASL_LEVEL_NOTICE, "hello");
        asl_log(client, NULL, ASL_LEVEL_DEBUG, "too detailed");
        close(ends[1]);
        NSData *data = [[[[NSFileHandle alloc] initWithFileDescriptor:ends[0]] autorelease] readDataToEndOfFile];
        NSString *text = [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease];
        printf(
            "written: %d lines, with the level %s and the text\n", (int)[[text componentsSeparatedByString:@"\n"] count] - 1,
            [text rangeOfString:@"<Warning>: disk 91 % full"].location != NSNotFound ? "<Warning>" : "none");

        aslmsg query = asl_new(ASL_TYPE_QUERY);
        asl_set_query(query, ASL_KEY_SENDER, "Log", ASL_QUERY_OP_EQUAL);
        aslresponse response = asl_search(client, query);
        int count = 0;
        for (aslmsg found; (found = aslresponse_next(response));) count++;
        aslresponse_free(response);
        asl_set_query(query, ASL_KEY_MSG, "DISK", ASL_QUERY_OP_PREFIX | ASL_QUERY_OP_CASEFOLD | ASL_QUERY_OP_EQUAL);
        response = asl_search(client, query);
        printf("found: %d, last by fitting: %s\n", count, asl_get(aslresponse_next(response), ASL_KEY_MSG));
        aslresponse_free(response);
        aslmsg numeric = asl_new(ASL_TYPE_QUERY);
        asl_set_query(numeric, "Percent", "9", ASL_QUERY_OP_GREATER | ASL_QUERY_OP_NUMERIC);
        response = asl_search(client, numeric);
        count = 0;
        while (aslresponse_next(response)) count++;
        printf("numeric: %d\n", count);
        printf("%s\n", aslresponse_next(response) ? "more" : "nothing left");
        aslresponse_free(response);
        asl_free(message);
        asl_free(query);
        asl_free(numeric);
        asl_close(client);

        int token, wasPosted = 0, first;
        notify_register_check("com.example.changed", &token);
        notify_check(token, &first);
        notify_post("com.example.changed");
        notify_check(token, &first);
        notify_check(token, &wasPosted);
        printf("notified: %d, then %d\n", first, wasPosted);
        uint64_t state;
        notify_set_state(token, 42);
        notify_get_state(token, &state);
        printf("state: %d\n", (int)state);
        int blockToken;
        dispatch_semaphore_t done = dispatch_semaphore_create(0);
        notify_register_dispatch("com.example.changed", &blockToken, dispatch_get_global_queue(0, 0), ^(int it) {
            dispatch_semaphore_signal(done);
        });
        notify_post("com.example.changed");
        printf("block: %d\n", dispatch_semaphore_wait(done, dispatch_time(DISPATCH_TIME_NOW, 5 * NSEC_PER_SEC)) == 0);
        notify_cancel(token);
        printf("canceled: %d\n", notify_check(token, &first));
    }
    return 0;
}
