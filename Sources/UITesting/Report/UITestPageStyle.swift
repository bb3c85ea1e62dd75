/// How a report's page looks, by day and by night, on a desk and on a phone.
enum UITestPageStyle {
    static let text = """

        :root {
          color-scheme: light dark;
          --page: #eef1f4; --card: #fff; --text: #1c2733; --quiet: #5d6975; --line: #d9dee3; --link: #324f85;
          --passed: #23763a; --flaky: #8f5b0b; --failed: #b5301f; --mark: #fff;
          --bar: linear-gradient(#6d84a2, #4b6484);
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #15191e; --card: #22282f; --text: #e6ebf0; --quiet: #a0acb8; --line: #3a434d; --link: #9db8ea;
            --passed: #57c277; --flaky: #e0ab52; --failed: #f08a7d; --mark: #10151a;
            --bar: linear-gradient(#46566b, #2a3646);
          }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--text);
          font: 16px/1.45 Helvetica, "Nimbus Sans", Arial, sans-serif; }
        header, main, footer { padding: 0 max(16px, calc(50vw - 560px)); }
        header { background: var(--bar); color: #fff; padding-top: 22px; padding-bottom: 18px; }
        h1 { margin: 0; font-size: 26px; overflow-wrap: anywhere; }
        header p { margin: 4px 0 0; }
        h2 { margin: 16px 0 8px; font-size: 17px; }
        fieldset { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0; padding: 0; border: 0; }
        fieldset[hidden] { display: none; }
        legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
        label { position: relative; cursor: pointer; }
        label input { position: absolute; inset: 0; margin: 0; opacity: 0; }
        label span { display: block; padding: 6px 14px; border: 1px solid currentColor; border-radius: 18px;
          color: var(--link); background: var(--card); }
        label .passed { color: var(--passed); } label .flaky { color: var(--flaky); }
        label .failed, label .crashed { color: var(--failed); }
        label input:checked + span { outline: 2px solid currentColor; font-weight: bold; }
        :focus-visible, label input:focus-visible + span { outline: 3px solid var(--link); outline-offset: 2px; }
        .test { margin: 10px 0; padding: 0 14px; background: var(--card); border: 1px solid var(--line);
          border-left: 5px solid var(--failed); border-radius: 10px; }
        .test.passed { border-left-color: var(--passed); } .test.flaky { border-left-color: var(--flaky); }
        .test > summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 12px 0;
          cursor: pointer; list-style: none; }
        .test > summary::-webkit-details-marker { display: none; }
        .mark { padding: 1px 10px; border-radius: 10px; font-size: 13px; color: var(--mark);
          background: var(--failed); }
        .passed .mark { background: var(--passed); } .flaky .mark { background: var(--flaky); }
        .name { font-weight: bold; overflow-wrap: anywhere; }
        .setting { display: flex; flex-wrap: wrap; gap: 0 12px; margin-left: auto; color: var(--quiet);
          font-size: 14px; }
        .message { padding: 10px 12px; border: 1px solid var(--failed); border-radius: 8px; color: var(--failed); }
        pre { margin: 0 0 10px; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere; }
        .text { margin-bottom: 10px; } .text summary { cursor: pointer; color: var(--link); }
        .text pre { max-height: 360px; margin-top: 8px; overflow: auto; }
        button { padding: 6px 16px; border: 1px solid currentColor; border-radius: 18px; color: var(--link);
          background: none; font: inherit; cursor: pointer; }
        section > video { display: block; max-width: 100%; max-height: 70vh; margin: 10px 0; background: #000; }
        .player { display: flex; flex-direction: column; align-items: flex-start; gap: 10px; margin: 0 0 10px; }
        .stage .screen { width: min(320px, 100%); }
        .steps { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr)); gap: 14px;
          margin: 0 0 16px; padding: 0; list-style: none; }
        .steps li { min-width: 0; padding-top: 8px; border-top: 1px solid var(--line); }
        .steps li.failed { border-top: 3px solid var(--failed); }
        .steps p { margin: 0 0 8px; overflow-wrap: anywhere; }
        .line, .time { color: var(--quiet); font-size: 13px; }
        .steps li.failed code { color: var(--failed); font-weight: bold; }
        .pictures { display: flex; align-items: flex-start; gap: 10px; }
        .screen { position: relative; display: block; flex: 0 1 155px; min-width: 0; border-radius: 4px;
          overflow: hidden; outline: 1px solid var(--line); background: #000; }
        a.screen:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
        figure { flex: 0 1 155px; min-width: 0; margin: 10px 0 0; }
        figcaption { color: var(--quiet); font-size: 13px; }
        .screen img { display: block; width: 100%; height: auto; }
        .screen svg { position: absolute; inset: 0; width: 100%; height: 100%; }
        svg circle { fill: rgba(255, 45, 85, .35); stroke: #ff2d55; } svg line { stroke: #ff2d55; }
        svg .end { fill: #ff2d55; }
        footer { padding-top: 20px; padding-bottom: 32px; color: var(--quiet); font-size: 14px; }
        [hidden] { display: none !important; }

        """
}
