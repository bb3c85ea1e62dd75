import Glibc

/// PostgreSQL's library, libpq, which is loaded when a service is given the address of a server. Only what is used here.
struct PostgresLibrary: @unchecked Sendable {
    typealias Connection = OpaquePointer
    typealias Result = OpaquePointer
    typealias Values = UnsafePointer<UnsafePointer<CChar>?>

    /// ConnStatusType and ExecStatusType, as libpq-fe.h has them since PostgreSQL 7.
    static let connectionIsOK: Int32 = 0
    static let commandIsOK: Int32 = 1
    static let tuplesAreOK: Int32 = 2
    /// PG_DIAG_SQLSTATE
    static let state = Int32(UInt8(ascii: "C"))

    let connect: @convention(c) (UnsafePointer<CChar>) -> Connection?
    let status: @convention(c) (Connection) -> Int32
    let message: @convention(c) (Connection) -> UnsafePointer<CChar>?
    let finish: @convention(c) (Connection) -> Void
    let reset: @convention(c) (Connection) -> Void
    let execute: @convention(c) (Connection, UnsafePointer<CChar>) -> Result?
    let prepare:
        @convention(c) (Connection, UnsafePointer<CChar>, UnsafePointer<CChar>, Int32, UnsafePointer<UInt32>?) ->
            Result?
    let executePrepared:
        @convention(c) (
            Connection, UnsafePointer<CChar>, Int32, Values?, UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
        ) -> Result?
    let resultStatus: @convention(c) (Result?) -> Int32
    let resultField: @convention(c) (Result?, Int32) -> UnsafePointer<CChar>?
    let resultMessage: @convention(c) (Result?) -> UnsafePointer<CChar>?
    let rowCount: @convention(c) (Result?) -> Int32
    let value: @convention(c) (Result?, Int32, Int32) -> UnsafePointer<CChar>?
    let length: @convention(c) (Result?, Int32, Int32) -> Int32
    let isNull: @convention(c) (Result?, Int32, Int32) -> Int32
    let changedRows: @convention(c) (Result?) -> UnsafePointer<CChar>?
    let clear: @convention(c) (Result?) -> Void
    let socket: @convention(c) (Connection) -> Int32
    let consumeInput: @convention(c) (Connection) -> Int32
    let notifications: @convention(c) (Connection) -> UnsafeMutableRawPointer?
    let free: @convention(c) (UnsafeMutableRawPointer?) -> Void

    /// What `notifications` points at: PGnotify.
    struct Notification {
        let channel: UnsafeMutablePointer<CChar>?
        let sender: Int32
        let text: UnsafeMutablePointer<CChar>?
    }

    /// - Throws: `DatabaseError` if the library is not installed.
    static let shared = Swift.Result { try PostgresLibrary() }

    private init() throws {
        let missing = DatabaseError(
            .unreachable, reason: "PostgreSQL's library libpq is not installed (Debian: apt-get install libpq5)")
        guard let library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL) else { throw missing }
        func function<Type>(_ name: String) throws -> Type {
            guard let address = dlsym(library, name) else { throw missing }
            return unsafeBitCast(address, to: Type.self)
        }
        connect = try function("PQconnectdb")
        status = try function("PQstatus")
        message = try function("PQerrorMessage")
        finish = try function("PQfinish")
        reset = try function("PQreset")
        execute = try function("PQexec")
        prepare = try function("PQprepare")
        executePrepared = try function("PQexecPrepared")
        resultStatus = try function("PQresultStatus")
        resultField = try function("PQresultErrorField")
        resultMessage = try function("PQresultErrorMessage")
        rowCount = try function("PQntuples")
        value = try function("PQgetvalue")
        length = try function("PQgetlength")
        isNull = try function("PQgetisnull")
        changedRows = try function("PQcmdTuples")
        clear = try function("PQclear")
        socket = try function("PQsocket")
        consumeInput = try function("PQconsumeInput")
        notifications = try function("PQnotifies")
        free = try function("PQfreemem")
    }
}
