// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/window/FakeRunner.h"

#include "app/gui/base/Texts.h"
#include "core/session/RecordedSession.h"

#include <QFile>

namespace warpgrain::gui {

namespace {

constexpr auto script = R"sh(#!/bin/bash
gpu=0
for word; do
  [ "$last" = --gpu ] && gpu=$word
  [ "$word" = --gpu-info ] && info=1
  [ "$word" = --serve ] && serves=1
  [ "$word" = --counters ] && counters='@COUNTERS@'
  [ "$word" = --activity ] && kernel='@KERNEL@'
  last=$word
done
bundle=$last
one() {
echo "$@" >> '@LOG@'
if [ @DRIVER@ = 0 ]; then
  echo "warpgrain-runner: There is no CUDA driver on this machine." >&2
  exit 1
fi
if [ "$gpu" -ge @COUNT@ ]; then
  echo "warpgrain-runner: There is no GPU number $gpu; this machine has @COUNT@, counted from 0." >&2
  exit 2
fi
echo '{"type":"environment","version":1,"run":"run-'$$'","date":"2026-11-21T10:00:00Z","gpu":{"name":"@NAME@","uuid":"@UUID@","architecture":"sm_90","multiprocessors":132,"memory_bytes":150109880320,"l2_bytes":62914560},"driver":"580.159.04","driver_cuda":"13.0","toolkit":"13.0.88","runner":"0.1.0","settings":{"l2":"warm","target":0.01,"budget_seconds":3.0,"launch_seconds":30.0},"notes":[]}'
[ -n "$info" ] && exit 0
rows=0
paste <(sed -n 's/^ *"id": "\(.*\)",$/\1/p' "$bundle/bundle.json") \
      <(sed -n 's/^ *"steps": "\(.*\)",$/\1/p' "$bundle/bundle.json") |
while IFS=$'\t' read -r id steps; do
  [ $rows -eq @ENDS@ ] && { echo "warpgrain-runner: it was killed" >&2; kill -9 $$; }
  rows=$((rows + 1))
  sleep @SECONDS@
  factor=$(echo "$steps" | sed 's/[^0-9]*\([0-9]*\).*/\1/')
  time=$((100 - 10 * ${factor:-0}))
  [ $time -lt 10 ] && time=10
  baseline=false
  [ -z "$steps" ] && baseline=true
  status='"measured","failure":null,"reason":null'
  samples="$time,$((time + 1)),$time,$((time - 1)),$time,$time,$time.5"
  if [ "$id" = "@FAULTY@" ]; then
    status='"failed","failure":"fault","reason":"The kernel read an illegal address."'
    samples=
  fi
  echo '{"type":"result","version":1,"run":"run-'$$'","variant":"'$id'","steps":"'$steps'","baseline":'$baseline',"status":'$status',"median_us":'$time',"quartiles_us":null,"interval_us":null,"range_us":null,"empty_us":3.4,"stopped":"target","noisy":false,"baseline_median_us":100.0,"speed_up":null,"reference":"baseline","outputs":[],"registers":40,"local_bytes":0,"static_shared_bytes":256,"condition":{"sm_mhz":1980,"memory_mhz":3201,"temperature_c":48,"slowdowns":[]},"counters":'${counters:-null}',"kernel_samples_us":'${kernel:-[]}',"notes":[],"gpu":"@UUID@","fingerprint":"d3fff665382d3a6c","samples_us":['$samples']}'
done
}
if [ -z "$serves" ]; then one "$@"; exit; fi
while read -r line; do
  bundle=$(echo "$line" | sed 's/.*"bundle":"\([^"]*\)".*/\1/')
  one "$@" "$bundle"
  echo '{"type":"end","version":1,"exit":0}'
done
)sh";

} // namespace

QString writeFakeRunner(const WindowFixture &fixture, const FakeGpu &gpu, const QString &name) {
  QByteArray text(script);
  text.replace("@LOG@", fixture.path(QStringLiteral("runner.log")).toUtf8());
  text.replace("@KERNEL@", gpu.kernelTimes.isEmpty() ? QByteArray("[]") : gpu.kernelTimes);
  text.replace("@COUNTERS@", gpu.counters.isEmpty() ? QByteArray("null") : gpu.counters);
  text.replace("@DRIVER@", gpu.hasDriver ? "1" : "0");
  text.replace("@COUNT@", QByteArray::number(gpu.count));
  text.replace("@NAME@", gpu.name);
  text.replace("@UUID@", gpu.uuid);
  text.replace("@ENDS@", QByteArray::number(gpu.endsAfter));
  text.replace("@SECONDS@", QByteArray::number(gpu.secondsEach));
  text.replace("@FAULTY@", gpu.faulty.isEmpty() ? QByteArray("none at all") : gpu.faulty);
  const QString path = fixture.write(name, text);
  QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  return path;
}

void useFakeRunner(WindowFixture &fixture, const FakeGpu &gpu) {
  fixture.environment.findRunner = [path = toPath(writeFakeRunner(fixture, gpu))] {
    return Result<std::filesystem::path>(path);
  };
}

QByteArray recordedSession(const QByteArray &source) {
  const QByteArray print = QByteArray::fromStdString(session::textPrint(source.toStdString()));
  QByteArray text =
      R"({"type":"recording","version":1,"source":"a.cu","source_print":"@PRINT@","kernel":"turn","launch_text":"n = 256","launch":{"arguments":{"n":256}}}
{"type":"environment","version":1,"run":"r","date":"2026-11-20T10:00:00Z","gpu":{"name":"Other GPU","uuid":"GPU-9","architecture":"sm_90"},"settings":{"l2":"warm"},"notes":[]}
{"type":"result","version":1,"run":"r","variant":"original","steps":"","baseline":true,"outputs":[],"registers":32,"baseline_median_us":20.0,"notes":[],"gpu":"GPU-9","fingerprint":"1","samples_us":[20,20,20]}
{"type":"result","version":1,"run":"r","variant":"coarsen-x-8","steps":"coarsen x 8","baseline":false,"outputs":[],"registers":32,"baseline_median_us":20.0,"notes":[],"gpu":"GPU-9","fingerprint":"2","samples_us":[10,10,10]}
)";
  return text.replace("@PRINT@", print);
}

} // namespace warpgrain::gui
