import ArgumentParser

/// What is in an app's stores, and what its requests cost.
struct CoreDataCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coredata", abstract: "Look into stores of Core Data.",
        subcommands: [ShowStoreCommand.self, FetchStatementsCommand.self])
}

struct ShowStoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Tell entities, counts and objects of a store.",
        discussion: "The store is only read. Without a model its properties have the names of its columns.")

    @Argument(help: "The store's file.", completion: .file())
    var store: String

    @Option(help: "The model: a .mom or .momd as in the app's bundle, or an .xcdatamodel or .xcdatamodeld.")
    var model: String?

    @Option(help: "How many objects of each entity are told; 0 for none.")
    var rows = 10

    func validate() throws {
        guard rows >= 0 else { throw ValidationError("--rows is a number from 0.") }
    }

    func run() throws {
        let tool = try StoreTool()
        defer { tool.removeScratch() }
        let compiled = try model.map(tool.compiledModel)
        let result = try tool.run(["show", store, "\(rows)"] + (compiled.map { [$0] } ?? []))
        print(result.output, terminator: "")
    }
}

struct FetchStatementsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sql", abstract: "Print the SQL of a fetch and the number of objects that it finds.",
        discussion: """
            The fetch is done by Core Data itself, with -com.apple.CoreData.SQLDebug. What of a predicate is not in the \
            SQL is evaluated in memory.
            """)

    @Argument(help: "The store's file.", completion: .file())
    var store: String

    @Argument(help: "The entity whose objects are fetched.")
    var entity: String

    @Option(help: "The model: a .mom, .momd, .xcdatamodel or .xcdatamodeld.")
    var model: String

    @Option(name: .customLong("where"), help: "The predicate: \"pages > 100 AND author.name BEGINSWITH[c] 'a'\".")
    var predicate = ""

    @Option(parsing: .unconditional, help: "Keys to sort by, with commas between them; -KEY sorts downwards.")
    var sort = ""

    @Option(help: "The fetch limit; 0 for none.")
    var limit = 0

    func validate() throws {
        guard limit >= 0 else { throw ValidationError("--limit is a number from 0.") }
    }

    func run() throws {
        let tool = try StoreTool()
        defer { tool.removeScratch() }
        let compiled = try tool.compiledModel(model)
        let result = try tool.run(["sql", store, compiled, entity, predicate, sort, "\(limit)"])
        for line in tool.statements(in: result.errors) { print(line) }
        print(result.output, terminator: "")
    }
}
