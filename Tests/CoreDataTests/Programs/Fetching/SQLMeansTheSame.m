// Each predicate finds the same rows in SQLite as it finds among the objects in memory.
// > 78 predicates, 0 differ

#include "../TestModel.h"

static NSString *formats[] = {
    @"title == 'A tale'",
    @"title != 'A tale'",
    @"title == nil",
    @"title != nil",
    @"NOT title == nil",
    @"title ==[c] 'a TALE'",
    @"title ==[cd] 'a tále'",
    @"title CONTAINS 'tale'",
    @"title CONTAINS[c] 'TALE'",
    @"title CONTAINS[cd] 'tálé'",
    @"title BEGINSWITH 'A'",
    @"title BEGINSWITH[c] 'a'",
    @"title ENDSWITH 'e'",
    @"title LIKE '*tal?'",
    @"title LIKE[c] '*TAL?'",
    @"title MATCHES '[A-Z] .*'",
    @"NOT title CONTAINS 'a'",
    @"title < 'M'",
    @"title >= 'M'",
    @"pages > 100",
    @"pages >= 100",
    @"pages < 200",
    @"pages <= 200",
    @"pages == 100",
    @"pages != 100",
    @"100 < pages",
    @"pages BETWEEN {100, 300}",
    @"pages IN {100, 300}",
    @"NOT pages IN {100, 300}",
    @"pages + 100 > 300",
    @"pages * 2 == 400",
    @"pages - 100 == 0",
    @"isRead == YES",
    @"isRead == NO",
    @"isRead == 1",
    @"isRead != YES",
    @"isRead == nil",
    @"published > CAST(1000, 'NSDate')",
    @"published == nil",
    @"weight > 1.25",
    @"price > 10",
    @"price == 12.5",
    @"isbn == 9780000000001",
    @"title IN {'A tale', 'Zoo'}",
    @"title IN {}",
    @"author == nil",
    @"author != nil",
    @"author.name == 'Ada'",
    @"author.name != 'Ada'",
    @"author.born > 1850",
    @"author.name BEGINSWITH[c] 'a'",
    @"author.home.name == 'Turin'",
    @"author.home == nil",
    @"author.rating == nil",
    @"ANY tags.name == 'x'",
    @"ANY tags.name != 'x'",
    @"ALL tags.name == 'x'",
    @"NONE tags.name == 'x'",
    @"NOT ANY tags.name == 'x'",
    @"tags.@count == 0",
    @"tags.@count > 1",
    @"author.books.@count > 2",
    @"SUBQUERY(tags, $t, $t.name == 'x').@count > 0",
    @"SUBQUERY(author.books, $b, $b.pages > 100).@count > 1",
    @"ANY author.books.pages > 250",
    @"title == 'A tale' AND pages == 100",
    @"title == 'A tale' OR pages == 300",
    @"NOT (title == 'A tale' OR pages == 300)",
    @"(pages > 100 AND pages < 300) OR isRead == YES",
    @"NOT (pages > 100)",
    @"NOT (author.born > 1850)",
    @"TRUEPREDICATE",
    @"FALSEPREDICATE",
    @"SELF == nil",
    @"lowercase(title) == 'a tale'",
    @"uppercase(title) CONTAINS 'TALE'",
    @"title == author.name",
    @"title.length > 4",
};

static id add(NSManagedObjectContext *context, NSString *entityName, NSString *title, id pages, id isRead, id author,
              NSArray *tags) {
    NSManagedObject *made = insert(context, entityName);
    [made setValue:title forKey:@"title"];
    [made setValue:pages forKey:@"pages"];
    [made setValue:isRead forKey:@"isRead"];
    [made setValue:author forKey:@"author"];
    [made setValue:[NSSet setWithArray:tags] forKey:@"tags"];
    return made;
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSManagedObjectContext *context = open_store(@"Library.sqlite");
    NSManagedObject *ada = insert(context, @"Author"), *bea = insert(context, @"Author"),
                    *turin = insert(context, @"Place");
    [ada setValue:@"Ada" forKey:@"name"];
    [ada setValue:[NSNumber numberWithInt:1815] forKey:@"born"];
    [bea setValue:@"bea" forKey:@"name"];
    [bea setValue:[NSNumber numberWithInt:1900] forKey:@"born"];
    [bea setValue:[NSNumber numberWithDouble:0.5] forKey:@"rating"];
    [turin setValue:@"Turin" forKey:@"name"];
    [ada setValue:turin forKey:@"home"];
    NSManagedObject *x = insert(context, @"Tag"), *y = insert(context, @"Tag"), *nameless = insert(context, @"Tag");
    [x setValue:@"x" forKey:@"name"];
    [y setValue:@"y" forKey:@"name"];
    NSNumber *one = [NSNumber numberWithInt:100], *two = [NSNumber numberWithInt:200],
             *three = [NSNumber numberWithInt:300];
    NSNumber *yes = [NSNumber numberWithBool:YES], *no = [NSNumber numberWithBool:NO];
    id tale = add(context, @"Book", @"A tale", one, yes, ada, [NSArray arrayWithObjects:x, y, nil]);
    id zoo = add(context, @"Novel", @"Zoo", two, no, ada, [NSArray arrayWithObject:x]);
    id accents = add(context, @"Book", @"Contes et tàlés", three, nil, bea, [NSArray arrayWithObject:y]);
    id untitled = add(context, @"Book", nil, nil, yes, nil, [NSArray arrayWithObject:nameless]);
    add(context, @"Book", @"Ada", one, no, ada, nil);
    [tale setValue:[NSDate dateWithTimeIntervalSinceReferenceDate:5000] forKey:@"published"];
    [zoo setValue:[NSDate dateWithTimeIntervalSinceReferenceDate:500] forKey:@"published"];
    [tale setValue:[NSNumber numberWithFloat:1.5f] forKey:@"weight"];
    [zoo setValue:[NSDecimalNumber decimalNumberWithString:@"12.5"] forKey:@"price"];
    [accents setValue:[NSNumber numberWithLongLong:9780000000001] forKey:@"isbn"];
    (void)untitled;
    save(context);
    NSManagedObjectContext *other = open_store(@"Library.sqlite");
    NSArray *all = fetch(other, @"Book", nil, nil);
    int count = sizeof formats / sizeof *formats, different = 0;
    for (int i = 0; i < count; i++) {
        NSPredicate *predicate = [NSPredicate predicateWithFormat:formats[i]];
        NSSet *expected = [NSSet setWithArray:[all filteredArrayUsingPredicate:predicate]];
        NSSet *found = [NSSet setWithArray:fetch(other, @"Book", nil, predicate)];
        NSFetchRequest *request = [NSFetchRequest fetchRequestWithEntityName:@"Book"];
        [request setPredicate:predicate];
        NSUInteger counted = [other countForFetchRequest:request error:NULL];
        if ([expected isEqual:found] && counted == [expected count]) continue;
        different++;
        printf("%s: in memory %s; in SQL %s; counted %d\n", [formats[i] UTF8String], list(expected, @"title"),
               list(found, @"title"), (int)counted);
    }
    printf("%d predicates, %d differ\n", count, different);
    [pool drain];
    return 0;
}
