import ObjCBridge

extension NSManagedObjectContext {
    /// What a request finds, with what is not saved yet.
    /// - Throws: If a store fails.
    public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        guard let found = try attempt("executeFetchRequest:error:", request) as? [Any] else { return [] }
        return found.map { found in
            guard let result = found as? Result else {
                fatalError("The request's results are of \(type(of: found)), not \(Result.self).")
            }
            return result
        }
    }

    /// How many objects a request finds.
    /// - Throws: If a store fails.
    public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try attempt("countForFetchRequest:error:", request) as? Int ?? 0
    }
}
