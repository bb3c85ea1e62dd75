import AppBuilder
import Foundation
import Testing

/// `verger coredata`: what is in a store, in words, and the SQL of a fetch.
@Suite struct CoreDataCommandTests {
    private let folder: TemporaryFolder

    /// Two authors and three books, one of them a novel.
    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("Library.xcdatamodel"), withIntermediateDirectories: true)
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <model name="" userDefinedModelVersionIdentifier="" type="com.apple.IDECoreDataModeler.DataModel">
                <entity name="Author" syncable="YES">
                    <attribute name="name" optional="YES" attributeType="String"/>
                    <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade"
                        destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
                </entity>
                <entity name="Book" syncable="YES">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="pages" optional="YES" attributeType="Integer 32" defaultValueString="0"/>
                    <attribute name="published" optional="YES" attributeType="Date"/>
                    <attribute name="cover" optional="YES" attributeType="Binary"/>
                    <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify"
                        destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                </entity>
                <entity name="Novel" parentEntity="Book" syncable="YES">
                    <attribute name="genre" optional="YES" attributeType="String"/>
                </entity>
            </model>
            """, to: "Library.xcdatamodel/contents")
        try folder.write(
            """
            #import <CoreData/CoreData.h>
            int main(int count, char **words) {
                @autoreleasepool {
                    NSURL *url = [NSURL fileURLWithPath:@"Library.mom"];
                    NSManagedObjectModel *model = [[NSManagedObjectModel alloc] initWithContentsOfURL:url];
                    NSPersistentStoreCoordinator *coordinator =
                        [[NSPersistentStoreCoordinator alloc] initWithManagedObjectModel:model];
                    [coordinator addPersistentStoreWithType:NSSQLiteStoreType configuration:nil
                        URL:[NSURL fileURLWithPath:@"Library.sqlite"] options:nil error:NULL];
                    NSManagedObjectContext *context = [[NSManagedObjectContext alloc] init];
                    context.persistentStoreCoordinator = coordinator;
                    id (^insert)(NSString *) = ^(NSString *name) {
                        return [NSEntityDescription insertNewObjectForEntityForName:name inManagedObjectContext:context];
                    };
                    id jane = insert(@"Author"), karl = insert(@"Author");
                    [jane setValue:@"Jane" forKey:@"name"];
                    [karl setValue:@"Karl" forKey:@"name"];
                    id emma = insert(@"Novel"), letters = insert(@"Book"), east = insert(@"Book");
                    [emma setValue:@"Emma" forKey:@"title"];
                    [emma setValue:@"love" forKey:@"genre"];
                    [emma setValue:@480 forKey:@"pages"];
                    [emma setValue:jane forKey:@"author"];
                    [letters setValue:@"Letters" forKey:@"title"];
                    [letters setValue:jane forKey:@"author"];
                    [letters setValue:[NSMutableData dataWithLength:12] forKey:@"cover"];
                    [east setValue:@"East" forKey:@"title"];
                    [east setValue:[NSDate dateWithTimeIntervalSinceReferenceDate:0] forKey:@"published"];
                    [east setValue:karl forKey:@"author"];
                    return ![context save:NULL];
                }
            }
            """, to: "fill.m")
        #expect(try verger("momc", "Library.xcdatamodel", "Library.mom").status == 0)
        let program = folder.url.appendingPathComponent("fill")
        try BareProgram(
            sources: [folder.url.appendingPathComponent("fill.m")], executable: program, flags: ["-fobjc-arc"]
        ).build(toolchain: Toolchain.locate(), sdk: SDK.locate())
        let process = Process()
        process.executableURL = program
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.url.path]) { $1 }
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    @Test func `A store is told by its model's names`() throws {
        let result = try verger("coredata", "show", "Library.sqlite", "--model", "Library.xcdatamodel")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.hasPrefix("Library.sqlite: a store of type SQLite with 3 entities\n"))
        #expect(
            result.output.contains(
                "\nAuthor: 2 objects\n  1  books: 2 (1, 2), name: “Jane”\n  2  books: 1 (3), name: “Karl”\n"))
        #expect(result.output.contains("\nNovel: 1 object, a kind of Book\n"))
        #expect(result.output.contains("author: Author 1, cover: nothing, genre: “love”, pages: 480"))
        #expect(result.output.contains("cover: 12 bytes"))
        #expect(result.output.contains("published: 2001-01-01 00:00:00 +0000"))
    }

    @Test func `A store is told by its tables without a model`() throws {
        let result = try verger("coredata", "show", "Library.sqlite", "--rows", "1")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("\nAuthor: 2 objects\n  1  name: “Jane”\n  and 1 more\n"))
        #expect(result.output.contains("\nNovel: 1 object, a kind of Book\n"))
    }

    @Test func `The SQL of a fetch is told with its values`() throws {
        let result = try verger(
            "coredata", "sql", "Library.sqlite", "Book", "--model", "Library.mom", "--where",
            "author.name == 'Jane' AND pages > 100", "--sort", "-title", "--limit", "5")
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.output.components(separatedBy: "\n")
        #expect(lines.first?.hasPrefix("SELECT t0.Z_PK") == true, "\(result.output)")
        #expect(lines.first?.contains("ORDER BY") == true && lines.first?.hasSuffix("LIMIT 5") == true)
        #expect(result.output.contains("Jane") && result.output.hasSuffix("1 object\n"))
    }

    @Test func `What cannot be read is an error with a cure`() throws {
        let missing = try verger("coredata", "show", "None.sqlite")
        #expect(missing.status == 1 && missing.errors.hasPrefix("error: None.sqlite is not there"))
        try folder.write(String(repeating: "no database ", count: 20), to: "Letter.txt")
        let letter = try verger("coredata", "show", "Letter.txt")
        #expect(letter.status == 1 && letter.errors.contains("file is not a database"), "\(letter.errors)")
        let entity = try verger("coredata", "sql", "Library.sqlite", "Shelf", "--model", "Library.mom")
        #expect(entity.status == 1 && entity.errors.contains("There are: Author, Book, Novel"), "\(entity.errors)")
        let predicate = try verger(
            "coredata", "sql", "Library.sqlite", "Book", "--model", "Library.mom", "--where", "pages >")
        #expect(
            predicate.status == 1 && predicate.errors.contains("the predicate cannot be read"), "\(predicate.errors)")
        let model = try verger("coredata", "show", "Library.sqlite", "--model", "Letter.txt")
        #expect(model.status == 1 && model.errors.contains("is no compiled data model"), "\(model.errors)")
    }
}
