import Glibc

/// The functions of libsqlite3, loaded with `dlopen` when the first address book is opened. Apps that use no contacts
/// do not load the library.
struct SQLiteLibrary: @unchecked Sendable {
    typealias Database = OpaquePointer
    typealias Statement = OpaquePointer
    typealias Open =
        @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Database?>, Int32, UnsafePointer<CChar>?) -> Int32
    typealias Close = @convention(c) (Database?) -> Int32
    typealias BusyTimeout = @convention(c) (Database, Int32) -> Int32
    typealias Message = @convention(c) (Database?) -> UnsafePointer<CChar>?
    typealias Prepare =
        @convention(c) (
            Database, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Statement?>,
            UnsafeMutablePointer<UnsafePointer<CChar>?>?
        ) -> Int32
    typealias Step = @convention(c) (Statement) -> Int32
    typealias BindText =
        @convention(c) (Statement, Int32, UnsafePointer<CChar>?, Int32, UnsafeMutableRawPointer?) -> Int32
    typealias BindBytes =
        @convention(c) (Statement, Int32, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?) -> Int32
    typealias BindInteger = @convention(c) (Statement, Int32, Int64) -> Int32
    typealias BindReal = @convention(c) (Statement, Int32, Double) -> Int32
    typealias ColumnNumber = @convention(c) (Statement, Int32) -> Int32
    typealias ColumnText = @convention(c) (Statement, Int32) -> UnsafePointer<UInt8>?
    typealias ColumnBytes = @convention(c) (Statement, Int32) -> UnsafeRawPointer?
    typealias ColumnInteger = @convention(c) (Statement, Int32) -> Int64
    typealias ColumnReal = @convention(c) (Statement, Int32) -> Double
    typealias LastRow = @convention(c) (Database) -> Int64

    let open: Open
    let close: Close
    let busyTimeout: BusyTimeout
    let message: Message
    let prepare: Prepare
    let step: Step
    let finalize: Step
    let bindText: BindText
    let bindBytes: BindBytes
    let bindInteger: BindInteger
    let bindReal: BindReal
    let columnCount: Step
    let columnType: ColumnNumber
    let columnText: ColumnText
    let columnBytes: ColumnBytes
    let columnLength: ColumnNumber
    let columnInteger: ColumnInteger
    let columnReal: ColumnReal
    let lastRow: LastRow

    /// nil if libsqlite3 is not installed.
    static let shared = SQLiteLibrary()

    private init?() {
        guard let handle = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func function<Type>(_ name: String, _ type: Type.Type) -> Type? {
            dlsym(handle, "sqlite3_" + name).map { unsafeBitCast($0, to: type) }
        }
        guard let open = function("open_v2", Open.self), let close = function("close", Close.self),
            let busyTimeout = function("busy_timeout", BusyTimeout.self),
            let message = function("errmsg", Message.self), let prepare = function("prepare_v2", Prepare.self),
            let step = function("step", Step.self), let finalize = function("finalize", Step.self),
            let bindText = function("bind_text", BindText.self), let bindBytes = function("bind_blob", BindBytes.self),
            let bindInteger = function("bind_int64", BindInteger.self),
            let bindReal = function("bind_double", BindReal.self),
            let columnCount = function("column_count", Step.self),
            let columnType = function("column_type", ColumnNumber.self),
            let columnText = function("column_text", ColumnText.self),
            let columnBytes = function("column_blob", ColumnBytes.self),
            let columnLength = function("column_bytes", ColumnNumber.self),
            let columnInteger = function("column_int64", ColumnInteger.self),
            let columnReal = function("column_double", ColumnReal.self),
            let lastRow = function("last_insert_rowid", LastRow.self)
        else { return nil }
        (self.open, self.close, self.busyTimeout, self.message) = (open, close, busyTimeout, message)
        (self.prepare, self.step, self.finalize, self.lastRow) = (prepare, step, finalize, lastRow)
        (self.bindText, self.bindBytes, self.bindInteger, self.bindReal) = (bindText, bindBytes, bindInteger, bindReal)
        (self.columnCount, self.columnType, self.columnText) = (columnCount, columnType, columnText)
        (self.columnBytes, self.columnLength) = (columnBytes, columnLength)
        (self.columnInteger, self.columnReal) = (columnInteger, columnReal)
    }
}
