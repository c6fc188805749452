// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/window/WindowFixture.h"

#include "app/gui/base/Resources.h"
#include "app/gui/base/Texts.h"
#include "app/gui/window/MessageBar.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>

#include <csignal>

namespace warpgrain::gui {

WindowFixture::WindowFixture() : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat) {
  static const bool once = [] {
    initialiseResources();
    return true;
  }();
  Q_UNUSED(once);
  QDir(folder.path()).mkdir(QStringLiteral("pids"));
  useNoCompiler();
}

WindowFixture::~WindowFixture() {
  window.reset();
}

QString WindowFixture::write(const QString &name, const QByteArray &text) const {
  QDir(folder.path()).mkpath(QFileInfo(path(name)).path());
  QFile file(path(name));
  if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write %s", qPrintable(path(name)));
  file.write(text);
  return path(name);
}

QByteArray WindowFixture::read(const QString &name) const {
  QFile file(QDir::isAbsolutePath(name) ? name : path(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString WindowFixture::example(const QString &name) const {
  return write(name, read(QStringLiteral(WARPGRAIN_EXAMPLES "/") + name));
}

void WindowFixture::useFakeCompiler(double seconds) {
  const QByteArray script =
      "#!/bin/bash\n"
      "for word; do [ \"$last\" = -o ] && out=$word; [ \"$last\" = -MF ] && rule=$word; "
      "last=$word; done\n"
      "echo > '" +
      path(QStringLiteral("pids/")).toUtf8() +
      "'$$\n"
      "sleep " +
      QByteArray::number(seconds) +
      "\n"
      "rm '" +
      path(QStringLiteral("pids/")).toUtf8() +
      "'$$\n"
      "registers=$((32 + 8 * $(grep -c 'pragma unroll' \"$last\")))\n"
      "echo \"kernel.cubin: $last\" > \"$rule\"\n"
      "echo cubin > \"$out\"\n"
      "name=$(sed -n 's/.*__global__ void \\([A-Za-z]*\\)(float \\*x, int n).*/\\1/p' \"$last\")\n"
      "mangled=_Z${#name}${name}Pfi\n"
      "echo \"ptxas info    : Compiling entry function '$mangled' for 'sm_90'\" >&2\n"
      "echo \"ptxas info    : Function properties for $mangled\" >&2\n"
      "echo '    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads' >&2\n"
      "echo \"ptxas info    : Used $registers registers, used 1 barriers, 256 bytes smem\" >&2\n";
  const QString nvcc = write(QStringLiteral("toolkit/nvcc"), script);
  QFile::setPermissions(nvcc, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  environment.findToolkit = [root = toPath(path(QStringLiteral("toolkit"))), nvcc = toPath(nvcc)] {
    build::CudaToolkit toolkit{.root = root, .nvcc = nvcc, .major = 13, .minor = 0, .version = "13.0"};
    toolkit.architectures = {"sm_80", "sm_90"};
    return Result<build::CudaToolkit>(toolkit);
  };
}

void WindowFixture::useNoCompiler() {
  environment.findToolkit = [] {
    return Result<build::CudaToolkit>(fail(ErrorKind::tool, "There is no CUDA toolkit in this test."));
  };
}

bool WindowFixture::useRealCompiler() {
  const auto toolkit = build::findCudaToolkit();
  if (!toolkit || !toolkit->nvcc) return false;
  environment.findToolkit = [toolkit] { return toolkit; };
  return true;
}

void WindowFixture::show() {
  environment.settings = &settings;
  environment.dialogs = &dialogs;
  // Clang makes this folder the process' own: it must outlive the fixture.
  environment.folder = toPath(QDir::tempPath());
  window = std::make_unique<MainWindow>(environment);
  window->show();
  if (!QTest::qWaitForWindowExposed(window.get())) qFatal("the window does not come up");
}

void WindowFixture::open(const QString &file) {
  if (!window) show();
  window->openFile(file);
  const auto isOpen = [this, file] { return workbench().source().mainFile() == toPath(file) && isSettled(); };
  if (!QTest::qWaitFor(isOpen, patience)) qFatal("%s was not opened", qPrintable(file));
}

bool WindowFixture::isSettled() {
  const AnalysisPointer &analysis = workbench().analysis();
  return analysis && analysis->revision == workbench().source().revision() && !workbench().isAnalysing() &&
         !workbench().launchCheck().isBusy();
}

void WindowFixture::close() {
  window->close();
}

QString WindowFixture::message() {
  return find<MessageBar>("messageBar")->text();
}

QAbstractButton *WindowFixture::factor(const QString &titleAndFactor) {
  // Each language has a colon of its own.
  static const QRegularExpression colon(QStringLiteral("^[\\s\\x{00a0}]?[:：]"));
  for (QAbstractButton *button : find<QWidget>("factors")->findChildren<QAbstractButton *>()) {
    const QString name = button->accessibleName();
    if (name.startsWith(titleAndFactor) && colon.match(name.mid(titleAndFactor.size())).hasMatch()) return button;
  }
  return nullptr;
}

QString WindowFixture::verdictOf(const QString &titleAndFactor) {
  const QAbstractButton *button = factor(titleAndFactor);
  return button != nullptr ? button->accessibleName().section(QStringLiteral(": "), 1) : QString();
}

std::vector<int> WindowFixture::runningCompilers() const {
  std::vector<int> running;
  for (const QString &name : QDir(path(QStringLiteral("pids"))).entryList(QDir::Files))
    if (::kill(name.toInt(), 0) == 0) running.push_back(name.toInt());
  return running;
}

QByteArray smallKernel() {
  return "#include <cuda_runtime.h>\n"
         "\n"
         "__global__ void turn(float *x, int n) {\n"
         "  __shared__ float s[64];\n"
         "  const int i = blockIdx.x * 64 + threadIdx.x;\n"
         "  s[threadIdx.x] = x[i];\n"
         "  __syncthreads();\n"
         "  x[i] = s[63 - threadIdx.x];\n"
         "}\n"
         "\n"
         "void run(float *x, int n) {\n"
         "  turn<<<n / 64, 64>>>(x, n);\n"
         "}\n";
}

} // namespace warpgrain::gui
