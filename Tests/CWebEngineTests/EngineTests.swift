import CWebLink
import Foundation
import Testing

/// What the engine's process answers to a web view.
@Suite(.enabled(if: EngineProcess.isInstalled, "WPE WebKit (Debian: libwpewebkit-1.1-0) is not installed"))
struct EngineTests {
    private let folder: String
    private let engine: EngineProcess

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/engine-" + UUID().uuidString
        for name in ["own", "other"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
            try Data("text".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)/file"))
        }
        engine = try #require(EngineProcess(reading: folder + "/own"))
        let ready = try #require(engine.next(web_message_ready, web_message_ended))
        #expect(ready.text.hasPrefix("WPE WebKit"))
    }

    @Test func `Scripts run, and say why if they fail`() throws {
        #expect(engine.load("<title>é</title>"))
        #expect(engine.evaluate("document.title + 1") == "é1")
        #expect(engine.evaluate("undefined") == "")
        #expect(try #require(engine.evaluate("nothing()")).contains("Can't find variable: nothing"))
    }

    @Test func `A page is painted into the memory of the web view`() throws {
        let memory = open(folder + "/memory", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(ftruncate(memory, 64 * 48 * 4) == 0)
        defer { close(memory) }
        engine.say(web_message_window, values: [64, 48, 32, 24, 2 * 65536], descriptor: memory)
        #expect(
            engine.load("<body style='margin:0;background:#f00'><div style='width:16px;height:12px;background:#00f'>"))
        engine.say(web_message_settle, number: 3)
        #expect(engine.next(web_message_settled)?.number == 3)
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            var pixel: UInt32 = 0
            pread(memory, &pixel, 4, (y * 64 + x) * 4)
            return pixel
        }
        #expect(pixel(31, 23) == 0xFF00_00FF && pixel(32, 23) == 0xFFFF_0000 && pixel(63, 47) == 0xFFFF_0000)
    }

    @Test func `A page reads the files of its app only`() throws {
        let read =
            "(function(a){try{var r=new XMLHttpRequest();r.open('GET',a,false);r.send();return r.responseText}"
            + "catch(e){return 'refused'}})"
        #expect(engine.load("<p>x", at: "file://\(folder)/own/page.html"))
        #expect(engine.evaluate(read + "('file')") == "text")
        #expect(engine.evaluate(read + "('../other/file')") != "text")
        #expect(engine.evaluate(read + "('file:///etc/passwd')")?.contains("root") == false)
    }

    @Test func `What a page wants of the network is asked of the web view`() throws {
        #expect(engine.load("<p>x", at: "http://one.example/"))
        engine.say(
            web_message_evaluate, number: 5,
            bytes:
                "var r=new XMLHttpRequest();r.open('POST','/a?b=c');r.send('body');r.onload=function(){document.title=r.response}"
        )
        let request = try #require(engine.next(web_message_request))
        #expect(request.text.hasPrefix("POST\nhttp://one.example/a?b=c\n") && request.bytes == "body")
        engine.say(web_message_answer, number: request.number, text: "200\nContent-Type: text/plain")
        engine.say(web_message_answer_bytes, number: request.number, bytes: "ans")
        engine.say(web_message_answer_bytes, number: request.number, bytes: "wer")
        engine.say(web_message_answer_end, number: request.number, values: [1])
        var title: String?
        for _ in 0..<2000 where title != "answer" { title = engine.evaluate("document.title") }
        #expect(title == "answer")
    }

    @Test func `Pages by TLS are asked for in the same way`() throws {
        engine.say(web_message_load_request, text: "GET\nhttps://two.example/page")
        let request = try #require(engine.next(web_message_request))
        #expect(request.text.hasPrefix("GET\nhttps://two.example/page\n"))
        engine.say(web_message_answer_end, number: request.number, values: [0])
        #expect(engine.next(web_message_failed)?.text == "https://two.example/page")
    }

    @Test func `An engine whose page has crashed says so`() throws {
        #expect(engine.load("<p>x"))
        engine.killPage()
        #expect(engine.next(web_message_ended)?.text == "it crashed")
    }
}
